import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Says which device a visitor came with, so that they see why this store is offered.',
  avoid: 'The state of a thing, such as pending or approved, is a Badge.',
  anatomy: [
    ['Icon', 'An iPhone or iPad, an Android phone, a computer; or both, until it is known.'],
    ['Words', 'The device in words: the icon alone says too little.'],
  ],
  states: [
    ['Known', 'The icon of the device.'],
    ['Not known', 'Leave out the device: a screen and a phone stand for all.'],
    ['Narrow', 'The words take more lines; the icon stays in the middle.'],
  ],
  keyboard: [],
  code: `import { DeviceBadge } from '@campetto/ui';

export function Device() {
  return <DeviceBadge device="android" label="Your device: Android" />;
}
`,
  rules: [
    {
      do: 'Before the device is known, say what the app is for: iPhone, iPad and Android.',
      dont: '“Unknown device”: it sounds as if something was wrong with it.',
    },
  ],
};
