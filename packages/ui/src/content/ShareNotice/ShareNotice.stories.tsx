import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { MatrixList } from '../../docs/Matrix.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { contentCopy } from '../../sample-copy/content.ts';
import { longCopy } from '../../sample-copy/long.ts';
import { type Globals, translated } from '../../sample-copy/translated.ts';
import { SingleCardLayout } from '../SingleCardLayout/index.ts';
import { ShareNotice, type ShareNoticeProps } from './ShareNotice.tsx';

const onCopy = fn();
const ADDRESS = 'https://campetto.app/share/verona-5';

interface SharedProps {
  globals: Globals;
  link: 'game' | 'none' | 'damaged';
  /** The result of an attempt to copy. */
  outcome?: 'copied' | 'failed';
  /** Whether an attempt was made before the story starts. */
  tried?: boolean;
  given?: Partial<ShareNoticeProps>;
}

function Shared({ globals, link, outcome = 'copied', tried, given }: SharedProps) {
  const { prose, share } = contentCopy(globals);
  const [shown, setShown] = useState(tried ? outcome : undefined);
  const game: Partial<ShareNoticeProps> = {
    notice: { kind: 'app', title: share.noticeTitle, explanation: share.explanation },
    open: { label: share.open, href: '#open', onOpen: fn(), failure: undefined },
    copy: {
      address: ADDRESS,
      labels: { copy: share.copy, copied: share.copied, failed: share.copyFailed },
      outcome: shown,
      onCopy: () => {
        onCopy();
        setShown(outcome);
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
          'the app alone': <Shared globals={globals} link="none" />,
          damaged: <Shared globals={globals} link="damaged" />,
          copied: <Shared globals={globals} link="game" outcome="copied" tried />,
          'not copied, long words': (
            <Shared
              globals={globals}
              link="game"
              outcome="failed"
              tried
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

export const Game: Story = {
  name: '[SHARE-2] [SHARE-3] a shared game: the app is required, and why',
  play: async ({ canvas, canvasElement, globals }) => {
    const { share } = contentCopy(globals);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(share.appName);
    await expect(canvasElement.querySelector('svg')).toBeVisible();
    await expect(canvas.getByText(share.gameMessage)).toBeVisible();
    await expect(canvas.getByText(share.noticeTitle)).toBeVisible();
    await expect(canvas.getByText(share.explanation)).toBeVisible();
    await expect(canvas.getByText(share.footer)).toBeVisible();
    const open = canvas.getByRole('link', { name: share.open });
    await expect(open).toHaveAttribute('href', 'campetto://share/verona-5');
  },
};

export const NoGame: Story = {
  name: '[SHARE-2] no target: the general message, no notice',
  render: (_args, { globals }) => <Shared globals={globals} link="none" />,
  play: async ({ canvas, globals }) => {
    const { share } = contentCopy(globals);
    await expect(canvas.getByText(share.message)).toBeVisible();
    await expect(canvas.getByText(share.footer)).toBeVisible();
    await expect(canvas.queryByText(share.noticeTitle)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: share.open })).not.toBeInTheDocument();
  },
};

export const Damaged: Story = {
  name: 'a damaged link shows a message and what to do',
  render: (_args, { globals }) => <Shared globals={globals} link="damaged" />,
  play: async ({ canvas, globals }) => {
    const { share } = contentCopy(globals);
    await expect(canvas.getByRole('heading', { name: share.damagedTitle })).toBeVisible();
    await expect(canvas.getByText(share.damaged)).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Copies: Story = {
  name: 'copies the link, by keyboard, and announces it',
  play: async ({ canvas, globals }) => {
    onCopy.mockClear();
    const { share } = contentCopy(globals);
    const region = canvas.getByRole('status');
    await expect(region).toHaveTextContent('');
    const button = canvas.getByRole('button', { name: share.copy });
    for (let i = 0; i < 5; i++) await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onCopy).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: share.copied })).toHaveFocus();
    await expect(region).toHaveTextContent(share.copied);
  },
};

export const CannotCopy: Story = {
  name: 'shows the link where the browser refuses to copy it',
  render: (_args, { globals }) => <Shared globals={globals} link="game" outcome="failed" />,
  play: async ({ canvas, globals }) => {
    const { share } = contentCopy(globals);
    await userEvent.click(canvas.getByRole('button', { name: share.copy }));
    await expect(canvas.getByRole('status')).toHaveTextContent(share.copyFailed);
    await expect(canvas.getByText(ADDRESS)).toBeVisible();
  },
};

export const ItalianPhone: Story = {
  name: '[SHARE-3] a shared game on a phone, in Italian',
  globals: { viewport: { value: 'phone' }, language: 'it' },
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
