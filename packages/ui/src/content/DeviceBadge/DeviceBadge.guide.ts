import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Shows which device a visitor uses, so that the choice of the store is understandable.',
  avoid: 'The state of a thing, such as pending or approved, is a Badge.',
  anatomy: [
    [
      'Icon',
      'An iPhone or iPad, an Android phone, a computer; a neutral one until the device is known.',
    ],
    ['Text', 'The device in words: the icon alone is not enough.'],
  ],
  states: [
    ['Known', 'The icon of the device.'],
    ['Unknown', 'Omit the device: the icon of a screen and a phone is used.'],
    ['Narrow', 'The text wraps; the icon stays centred.'],
  ],
  keyboard: [],
  code: `import { DeviceBadge } from '@campetto/ui';

export function Device() {
  return <DeviceBadge device="android" label="Your device: Android" />;
}
`,
  rules: [
    {
      do: 'Before the device is known, state what the app is for: iPhone, iPad and Android.',
      dont: '“Unknown device”: it sounds like an error.',
    },
  ],
  content: [
    'Say whose device it is: “Your device: Android”, not “Android”.',
    'Names are written as their makers do: “iPhone or iPad”.',
    'Before the device is known it says what the app is for: “For iPhone, iPad and Android”, not “Unknown device”.',
  ],
  screenReader: ['Only its label is read; the icon is decoration.'],
};
