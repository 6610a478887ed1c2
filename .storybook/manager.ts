import { addons, types } from 'storybook/manager-api';
import { brands } from './brand.ts';
import { SideBySide } from './manager/SideBySide.ts';

// The panel would cover 40 % of a screen; the key A opens it.
addons.setConfig({ theme: brands.light, sidebar: { showRoots: true }, showPanel: false });

addons.register('campetto', (api) => {
  addons.add('campetto/side-by-side', { type: types.PREVIEW, render: SideBySide });
  // The manager follows the theme of the story.
  const follow = () =>
    api.setOptions({ theme: brands[api.getGlobals()['theme'] === 'dark' ? 'dark' : 'light'] });
  api.on('setGlobals', follow);
  api.on('globalsUpdated', follow);
});
