import { siteShellTexts } from '@campetto/messages/public/shell';
import { i18nOf } from '@campetto/messages/stories/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PageHeader } from '../../content/PageHeader/index.ts';
import { contentCopy } from '../../sample-copy/content.ts';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { translated } from '../../sample-copy/translated.ts';
import { Navbar } from '../Navbar/index.ts';
import { SampleFooter } from '../samples.tsx';
import { SiteShell } from './SiteShell.tsx';

const onReload = fn();

const copy = (globals: Record<string, unknown>) => {
  const { skipLabel, lost } = siteShellTexts(i18nOf(globals));
  return {
    skipLabel,
    lost: { message: lost.message, reload: { label: lost.reload, onAction: onReload } },
  };
};

const meta = {
  title: 'Marketing/SiteShell',
  component: SiteShell,
  args: { ...copy({}), navbar: null, footer: null, children: null },
  argTypes: {
    navbar: { control: false },
    footer: { control: false },
    children: { control: false },
  },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => {
    const { brand, nav } = marketingCopy(globals);
    const { contactTitle, contactLead, home } = contentCopy(globals);
    return (
      <SiteShell
        {...translated(args, copy, globals)}
        navbar={<Navbar {...nav} brand={brand} languageSwitch={null} />}
        footer={<SampleFooter globals={globals} />}
      >
        <PageHeader title={contactTitle} lead={contactLead} home={{ label: home, href: '#home' }} />
      </SiteShell>
    );
  },
} satisfies Meta<typeof SiteShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The shell fills the window, so there is room for one. */
export const Matrix: Story = {};

export const ShortPage: Story = {
  name: 'a short page still fills the screen; the keyboard can skip to it',
  play: async ({ canvas, canvasElement, globals }) => {
    const { bottom } = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(bottom).toBeGreaterThanOrEqual(
      canvasElement.ownerDocument.defaultView?.innerHeight ?? 0,
    );
    // The link is not followed, because the browser would leave the page in which the tests run.
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: copy(globals).skipLabel });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  },
};

export const Lost: Story = {
  name: '[SITE-9] without its app: what still works, and another try',
  globals: { viewport: { value: 'phone' }, language: 'it' },
  play: async ({ canvas, canvasElement, globals }) => {
    const { message, reload } = copy(globals).lost;
    await expect(canvas.getByText(message)).not.toBeVisible();
    canvasElement.querySelector('[data-lost]')?.removeAttribute('hidden');
    await expect(canvas.getByRole('alert')).toHaveTextContent(message);
    await userEvent.click(canvas.getByRole('button', { name: reload.label }));
    await expect(onReload).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  name: 'the next page is on its way',
  render: (args, context) =>
    meta.render(
      {
        ...args,
        loading: { label: siteShellTexts(i18nOf(context.globals)).loading, isLate: true },
      },
      context,
    ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      siteShellTexts(i18nOf(globals)).loading,
    );
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};

const onRetry = fn();

export const Unreachable: Story = {
  name: '[SITE-9] the next page could not be loaded: this one remains, and another try',
  globals: { viewport: { value: 'phone' } },
  render: (args, context) => {
    const { message, retry } = siteShellTexts(i18nOf(context.globals)).unreachable;
    return meta.render(
      { ...args, unreachable: { message, retry: { label: retry, onAction: onRetry } } },
      context,
    );
  },
  play: async ({ canvas, globals }) => {
    const { message, retry } = siteShellTexts(i18nOf(globals)).unreachable;
    await expect(canvas.getByText(message)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: retry }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('main')).toBeVisible();
  },
};

export const UnreachableAgain: Story = {
  name: 'another try is on its way: the note says so, and keeps its button',
  globals: { viewport: { value: 'phone' }, language: 'it' },
  render: (args, context) => {
    const { loading, unreachable } = siteShellTexts(i18nOf(context.globals));
    const { message, retry } = unreachable;
    return meta.render(
      {
        ...args,
        loading: { label: loading, isLate: true },
        unreachable: { message, retry: { label: retry, onAction: onRetry } },
      },
      context,
    );
  },
  play: async ({ canvas, globals }) => {
    const { loading, unreachable } = siteShellTexts(i18nOf(globals));
    await expect(canvas.getByRole('alert')).toHaveTextContent(loading);
    // Announced once.
    await expect(canvas.getByRole('status')).not.toHaveTextContent(loading);
    await expect(canvas.queryByText(unreachable.message)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: unreachable.retry })).toBeVisible();
  },
};
