import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { QrCode } from '../../marketing/QrCode/index.ts';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { contentCopy } from '../../sample-copy/content.ts';
import { longCopy } from '../../sample-copy/long.ts';
import { type Globals, translated } from '../../sample-copy/translated.ts';
import { SingleCardLayout } from '../SingleCardLayout/index.ts';
import { ShareNotice, type ShareNoticeProps } from './ShareNotice.tsx';

const ADDRESS = 'https://campetto.app/share/verona-5';

interface SharedProps {
  globals: Globals;
  link: 'game' | 'none' | 'damaged';
  /** The result of an attempt to copy. */
  outcome?: 'copied' | 'failed';
  given?: Partial<ShareNoticeProps>;
}

function Shared({ globals, link, outcome, given }: SharedProps) {
  const { prose, share } = contentCopy(globals);
  const [shown, setShown] = useState(outcome);
  const [messageId, setMessageId] = useState(0);
  const game: Partial<ShareNoticeProps> = {
    notice: { kind: 'app', title: share.noticeTitle, explanation: share.explanation },
    open: { label: share.open, href: '#open', onOpen: fn(), failure: undefined },
    copy: {
      address: ADDRESS,
      labels: { copy: share.copy, copied: share.copied, failed: share.copyFailed },
      outcome: shown,
      messageId,
      onCopy: () => {
        setShown(outcome ?? 'copied');
        setMessageId((before) => before + 1);
      },
    },
  };
  const damaged: Partial<ShareNoticeProps> = {
    notice: { kind: 'damaged', title: share.damagedTitle, explanation: share.damaged },
  };
  return (
    <SingleCardLayout>
      <ShareNotice
        appName={share.appName}
        message={link === 'game' ? share.gameMessage : share.message}
        {...(link === 'game' && game)}
        {...(link === 'damaged' && damaged)}
        install={
          <ButtonLink href="#google" tone="brand" size="large" width="full">
            {share.install}
          </ButtonLink>
        }
        stores={
          <>
            <ButtonLink href="https://example.org/ios" newTabLabel={prose.newTab}>
              iOS
            </ButtonLink>
            <ButtonLink href="https://example.org/android" newTabLabel={prose.newTab}>
              Android
            </ButtonLink>
          </>
        }
        footer={share.footer}
        {...given}
      />
    </SingleCardLayout>
  );
}

const copy = (globals: Globals) => {
  const { appName, gameMessage, footer, noticeTitle, explanation, open } =
    contentCopy(globals).share;
  return {
    appName,
    message: gameMessage,
    notice: { kind: 'app' as const, title: noticeTitle, explanation },
    open: { label: open, href: 'campetto://share/verona-5' },
    footer,
  };
};

const meta = {
  title: 'Content/ShareNotice',
  component: ShareNotice,
  args: { ...copy({}), install: null, stores: null },
  argTypes: { install: { control: false }, stores: { control: false } },
  parameters: { layout: 'fullscreen' },
  render: ({ install: _, stores: __, ...args }, { globals }) => (
    <Shared globals={globals} link="game" given={translated(args, copy, globals)} />
  ),
} satisfies Meta<typeof ShareNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (_args, { globals }) => {
    const { share } = contentCopy(globals);
    const { title, sentence } = longCopy(globals);
    return (
      <MatrixList
        items={{
          'a game': <Shared globals={globals} link="game" />,
          'on a computer': (
            <Shared
              globals={globals}
              link="game"
              given={{
                open: undefined,
                scan: {
                  code: <QrCode address={ADDRESS} label={share.code} />,
                  caption: share.scan,
                },
              }}
            />
          ),
          'not opened': (
            <Shared
              globals={globals}
              link="game"
              given={{
                open: {
                  label: share.open,
                  href: '#open',
                  failure: {
                    message: share.notInstalled,
                    link: { label: share.get, href: '#google' },
                  },
                },
              }}
            />
          ),
          'the app alone': <Shared globals={globals} link="none" />,
          damaged: <Shared globals={globals} link="damaged" />,
          copied: <Shared globals={globals} link="game" outcome="copied" />,
          'not copied, long words': (
            <Shared
              globals={globals}
              link="game"
              outcome="failed"
              given={{
                message: sentence,
                notice: { kind: 'app', title, explanation: sentence },
                footer: `${share.footer} ${title}`,
              }}
            />
          ),
        }}
      />
    );
  },
};

export const Game: Story = {};

const copyAgain: Story['play'] = async ({ canvas }) => {
  const button = canvas.getByRole('button');
  const region = canvas.getAllByRole('status').at(-1);
  await userEvent.click(button);
  const first = region?.firstElementChild;
  await expect(first).not.toBeEmptyDOMElement();
  await userEvent.click(button);
  await expect(region?.firstElementChild).toHaveTextContent(first?.textContent ?? '');
  await expect(region?.firstElementChild).not.toBe(first);
};

export const CopiedAgain: Story = {
  tags: ['!autodocs'],
  name: 'a link that is copied again is announced again',
  play: copyAgain,
};

export const FailedAgain: Story = {
  tags: ['!autodocs'],
  name: 'a second failure to copy is announced too',
  render: (_, { globals }) => <Shared globals={globals} link="game" outcome="failed" />,
  play: copyAgain,
};
