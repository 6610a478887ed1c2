import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Leads to the app in the stores, one button for each, always in a new tab.',
  avoid: 'For any other step on a public page use an ActionLink.',
  anatomy: [
    ['Ground', 'Navy in both themes, with a light edge that shows on paint.'],
    ['Mark', 'The store’s own sign.'],
    ['Small words', '“Download on the”, “Get it on”: as the store wants them said.'],
    ['Name', 'The store, in the display face. “Opens in a new tab” is read aloud after it.'],
  ],
  states: [
    ['Own width', 'Equally wide; side by side while there is room, then one under the other.'],
    ['Full width', 'In equal parts of their place, stacked where a part would be under 11.5 rem.'],
    ['Hover', 'The ground lightens a little.'],
  ],
  keyboard: [
    ['Tab', 'Goes from store to store.'],
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
      do: 'Show both stores, also when the device is known: people send pages to one another.',
      dont: 'Hide a store, or send someone on without a way to choose the other.',
    },
  ],
};
