import { addons, types } from 'storybook/manager-api';
import { brands } from './brand.ts';
import { SideBySide } from './manager/SideBySide.ts';
import { labelOf, openedFirst, showAllOnceDrawn } from './manager/sidebar.ts';

addons.setConfig({
  theme: brands.light,
  sidebar: { showRoots: true, filters: openedFirst(location.search), renderLabel: labelOf },
  // The panel would cover 40 % of a screen; Alt + A opens it.
  layout: { showPanel: false },
});

addons.register('campetto', (api) => {
  showAllOnceDrawn(api, location.search);
  addons.add('campetto/side-by-side', { type: types.PREVIEW, render: SideBySide });
  // The manager follows the theme of the story.
  const follow = () =>
    api.setOptions({ theme: brands[api.getGlobals()['theme'] === 'dark' ? 'dark' : 'light'] });
  api.on('setGlobals', follow);
  api.on('globalsUpdated', follow);
});
