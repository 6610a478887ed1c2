import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Links to the app in the stores, one button for each, always in a new tab.',
  avoid: 'For any other step on a public page use an ActionLink.',
  anatomy: [
    ['Background', 'Navy in both themes, with a light border that is visible on paint.'],
    ['Logo', 'The store’s own logo.'],
    ['Small text', '“Download on the”, “Get it on”: the wording that the stores require.'],
    ['Name', 'The store, in the display typeface. “Opens in a new tab” is read aloud after it.'],
  ],
  states: [
    ['Own width', 'Equally wide; side by side if there is room, otherwise one below the other.'],
    [
      'Full width',
      'Equal parts of the available width, stacked where a part would be below 11.5 rem.',
    ],
    ['Hover', 'The background lightens slightly.'],
  ],
  keyboard: [
    ['Tab', 'Moves from store to store.'],
    ['Enter', 'Opens the store in a new tab.'],
  ],
  code: `import { StoreButtons } from '@campetto/ui';

export function Stores() {
  return (
    <StoreButtons
      newTabLabel="opens in a new tab"
      stores={[
        {
          store: 'apple',
          href: 'https://apps.apple.com/app/id0000000000',
          before: 'Download on the',
          name: 'App Store',
        },
        {
          store: 'google',
          href: 'https://play.google.com/store/apps/details?id=app.example',
          before: 'Get it on',
          name: 'Google Play',
        },
      ]}
    />
  );
}
`,
  rules: [
    {
      do: 'Show both stores, also when the device is known: people send pages to each other.',
      dont: 'Hide a store, or redirect without a way to choose the other.',
    },
  ],
  content: [
    'The small text is the one that the store prescribes for the language: “Download on the”, in Italian “Scarica su”.',
    'The store is its own name and is not translated: “App Store”. Both lines are read as one sentence.',
    'The note of a new tab is in lower case and has no brackets, which the link adds: “opens in a new tab”.',
  ],
  screenReader: [
    'Each link is read as a sentence, such as “Download on the App Store”, and says that it opens a new tab.',
  ],
};
