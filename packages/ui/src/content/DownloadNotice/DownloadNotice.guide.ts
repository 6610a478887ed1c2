import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Leads to the right store: the detected device, where it is redirected and when, and both stores for everybody else.',
  avoid: 'On the landing page use a DownloadSection. For a shared game use a ShareNotice.',
  anatomy: [
    ['Title', 'The page’s h1.'],
    ['Device', 'A DeviceBadge.'],
    ['Countdown', 'A Countdown.'],
    [
      'Actions',
      'Redirect at once, or go back: one primary, one neutral, as wide as the card and equally high.',
    ],
    ['Stores', 'Always shown, below a line: StoreButtons at full width.'],
  ],
  states: [
    ['Counting', 'The device is known, and its store opens at zero.'],
    ['Any device', 'Not known yet, or no scripts: no countdown, but both actions.'],
    ['Anywhere', 'It has no background of its own. Place it on a SingleCardLayout.'],
  ],
  keyboard: [
    ['Tab', 'Reaches its controls: the actions, then the stores.'],
    ['Enter', 'Follows the link that has the focus.'],
  ],
  code: `import {
  ButtonLink,
  Countdown,
  DeviceBadge,
  DownloadNotice,
  SingleCardLayout,
  StoreButtons,
  type StoreLink,
} from '@campetto/ui';

export function Download({ seconds, stores }: { seconds: number; stores: StoreLink[] }) {
  return (
    <SingleCardLayout>
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
            <ButtonLink href="#now" tone="brand" size="large">
              Download now
            </ButtonLink>
            <ButtonLink href="/">Go back to the website</ButtonLink>
          </>
        }
        storesTitle="Or choose your store"
        stores={<StoreButtons stores={stores} newTabLabel="opens in a new tab" width="full" />}
      />
    </SingleCardLayout>
  );
}
`,
  rules: [
    {
      do: 'Show both stores for every device: the detection may be wrong.',
      dont: 'Redirect a visitor without a countdown and a way to stop.',
    },
  ],
  content: [
    'The title is the task, in the imperative: “Download the app”.',
    'Each action is a verb that is clear without the countdown: “Download now”, “Cancel”. Not “OK”.',
    'The heading of the stores starts with “Or”, since it is the other way: “Or choose your store”.',
  ],
  screenReader: [
    'The title is the page’s h1, the stores have an h2. What happens next is announced by the Countdown.',
  ],
};
