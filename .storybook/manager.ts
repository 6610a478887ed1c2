import { addons, types } from 'storybook/manager-api';
import { brands } from './brand.ts';
import { SideBySide } from './manager/SideBySide.ts';

addons.setConfig({ theme: brands.light, sidebar: { showRoots: true } });

addons.register('campetto', (api) => {
  addons.add('campetto/side-by-side', { type: types.PREVIEW, render: SideBySide });
  // The desk takes the theme of what lies on it.
  const follow = () =>
    api.setOptions({ theme: brands[api.getGlobals()['theme'] === 'dark' ? 'dark' : 'light'] });
  api.on('setGlobals', follow);
  api.on('globalsUpdated', follow);
});
