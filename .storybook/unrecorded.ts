// Storybook records each call of a test for its panel, unless the address switches that off when it is loaded.
const address = new URL(location.href);
address.searchParams.set('instrument', 'false');
history.replaceState(history.state, '', address);
