import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'The target of a shared link on a device without the app: what was shared, how to get the app, and how to keep the link.',
  avoid: 'Visitors who came for the app itself get a DownloadNotice.',
  anatomy: [
    ['Background', 'A navy pitch with the logo on its centre spot.'],
    ['Name and message', 'The app’s name is the page’s h1; the message describes what was shared.'],
    ['Notice', 'Why the app is needed, or that the link is damaged.'],
    ['Code', 'On a computer: opens the game on the phone that scans it.'],
    ['Install', 'The store of this device: one primary button.'],
    ['Stores', 'Both stores, as secondary links.'],
    ['More', 'Open in the app, not on a computer, and copy the link; only for a shared game.'],
    ['Footer', 'A line about the product.'],
  ],
  states: [
    ['A game', 'The notice explains; the game can be opened and its link copied.'],
    ['On a computer', 'A code for the phone instead of the link that opens the app.'],
    [
      'Device not known yet',
      'Both: the code is shown to visitors with a mouse, the link to all others.',
    ],
    ['Not opened', 'Below the link that opens the app, where to get it; announced.'],
    ['The app alone', 'Another message; no notice, nothing to open or to copy.'],
    ['Damaged link', 'An amber notice, and what to do about it.'],
    ['Copied', 'The button says so until `outcome` is undefined, and it is announced.'],
    ['Not copied', 'The link is shown and can be selected with one click.'],
    ['The same result again', 'Announced again when `messageId` changes.'],
    ['Without scripts', 'No copy button: it would do nothing.'],
    ['Anywhere', 'It has no background of its own. Place it on a SingleCardLayout.'],
  ],
  keyboard: [
    ['Tab', 'Moves from install to the stores, then to open and copy.'],
    ['Enter', 'Follows a link, or copies.'],
    ['Space', 'Copies.'],
  ],
  code: `import { ButtonLink, ShareNotice, SingleCardLayout } from '@campetto/ui';

export function SharedGame({ copied, onCopy }: { copied: boolean; onCopy: () => void }) {
  return (
    <SingleCardLayout>
      <ShareNotice
        appName="Campetto"
        message="Someone wants you on the pitch. Open the match in the app."
        notice={{
          kind: 'app',
          title: 'You need the app',
          explanation: 'Install Campetto to see the game and join.',
        }}
        install={
          <ButtonLink href="/download" tone="brand" size="large" width="full">
            Install the app
          </ButtonLink>
        }
        stores={<ButtonLink href="https://apps.apple.com">iOS</ButtonLink>}
        open={{ label: 'Open in the app', href: 'campetto://share/verona-5' }}
        copy={{
          address: 'https://campetto.app/share/verona-5',
          labels: {
            copy: 'Copy link',
            copied: 'Link copied',
            failed: 'Couldn’t copy the link. Here it is:',
          },
          outcome: copied ? 'copied' : undefined,
          onCopy,
        }}
        footer="Campetto, the little pitch around the corner."
      />
    </SingleCardLayout>
  );
}
`,
  rules: [
    {
      do: 'State that somebody invites you, and to what.',
      dont: 'Start with “Download our app”: nobody came for that.',
    },
  ],
  content: [
    'The message says that somebody invites, and to what: “Someone wants you on the pitch.”, not “Download our app”.',
    'The title of the notice states the fact, “This link is damaged”; the explanation says what to do: “Ask whoever sent it to share the match again.”',
    'The button to copy is a verb, “Copy link”, then a result, “Link copied”, which is announced.',
    'The text of a failed copy ends with a colon, since the address follows: “Couldn’t copy the link. Here it is:”',
  ],
  screenReader: [
    'The code is a figure with its caption; its content brings the text alternative.',
    'That the app did not open is announced, with the link to get it.',
    'The app’s name is the h1. Whether the address was copied is announced after each attempt.',
  ],
};
