import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { contentCopy } from '../../sample-copy/content.ts';
import { ShareNotice, type ShareNoticeProps } from './ShareNotice.tsx';

const onCopy = fn();

function Shared({
  globals,
  withTarget,
}: {
  globals: Record<string, unknown>;
  withTarget: boolean;
}) {
  const { prose, share } = contentCopy(globals);
  const [copied, setCopied] = useState(false);
  const target: ShareNoticeProps['target'] = {
    noticeTitle: share.noticeTitle,
    explanation: share.explanation,
    open: { label: share.open, href: 'campetto://share/verona-5' },
  };
  function copy() {
    onCopy();
    setCopied(true);
  }
  return (
    <ShareNotice
      appName={share.appName}
      message={withTarget ? share.gameMessage : share.message}
      target={withTarget ? target : undefined}
      install={
        <ButtonLink href="#google" tone="primary" size="large" width="full">
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
      copy={
        withTarget
          ? { label: share.copy, copiedLabel: share.copied, copied, onCopy: copy }
          : undefined
      }
      footer={share.footer}
    />
  );
}

const meta = {
  title: 'Content/ShareNotice',
  component: ShareNotice,
  args: { appName: '', message: '', install: null, stores: null, footer: '' },
  render: (_args, { globals }) => <Shared globals={globals} withTarget />,
} satisfies Meta<typeof ShareNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

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
  render: (_args, { globals }) => <Shared globals={globals} withTarget={false} />,
  play: async ({ canvas, globals }) => {
    const { share } = contentCopy(globals);
    await expect(canvas.getByText(share.message)).toBeVisible();
    await expect(canvas.getByText(share.footer)).toBeVisible();
    await expect(canvas.queryByText(share.noticeTitle)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: share.open })).not.toBeInTheDocument();
  },
};

export const Copies: Story = {
  name: 'copies the link, by keyboard, and says so',
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

export const ItalianPhone: Story = {
  name: '[SHARE-3] a shared game on a phone, in Italian',
  globals: { viewport: { value: 'phone' }, language: 'it' },
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
