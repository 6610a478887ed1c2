import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'The way to the right store: which device this is, where it is taken and when, and both stores for everybody else.',
  avoid: 'On the landing page use a DownloadSection. A shared game arrives on a ShareNotice.',
  anatomy: [
    ['Title', 'The page’s h1.'],
    ['Device', 'A DeviceBadge.'],
    ['Clock', 'A Countdown.'],
    [
      'Actions',
      'At once, or not at all: one primary, one neutral, as wide as the card and as high as one another.',
    ],
    ['Stores', 'Always there, under a line: StoreButtons at full width.'],
  ],
  states: [
    ['Counting', 'The device is known, and its store opens at zero.'],
    ['Any device', 'Not known yet, or no scripts: no clock runs, and both steps are there.'],
    ['Anywhere', 'It has no ground of its own. Stand it on a Stage.'],
  ],
  keyboard: [
    ['Tab', 'Reaches what it is given: the actions, then the stores.'],
    ['Enter', 'Follows the link that has the focus.'],
  ],
  code: `import {
  ButtonLink,
  Countdown,
  DeviceBadge,
  DownloadNotice,
  Stage,
  StoreButtons,
  type StoreLink,
} from '@campetto/ui';

export function Download({ seconds, stores }: { seconds: number; stores: StoreLink[] }) {
  return (
    <Stage>
      <DownloadNotice
        title="Download the app"
        device={<DeviceBadge device="android" label="Your device: Android" />}
        clock={
          <Countdown
            message="Taking you to Google Play"
            clock={{
              seconds,
              total: 5,
              remaining: \`\${seconds} seconds left\`,
              announcement: 'Google Play opens in five seconds.',
            }}
          />
        }
        actions={
          <>
            <ButtonLink href="#now" tone="primary" size="large">
              Download now
            </ButtonLink>
            <ButtonLink href="/">Go back to the website</ButtonLink>
          </>
        }
        storesTitle="Or choose your store"
        stores={<StoreButtons stores={stores} newTabLabel="opens in a new tab" width="full" />}
      />
    </Stage>
  );
}
`,
  rules: [
    {
      do: 'Show both stores whatever the device: the guess may be wrong.',
      dont: 'Send a visitor on without a clock and a way to stop.',
    },
  ],
};
