import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { EmptyState } from '../../primitives/EmptyState/index.ts';
import { adminCopy, LANGUAGES } from '../../sample-copy/admin.ts';
import { LanguageSwitch } from '../LanguageSwitch/index.ts';
import { AdminShell } from './AdminShell.tsx';
import type { AdminShellEntry } from './types.ts';

function entriesOf({ entries }: ReturnType<typeof adminCopy>): AdminShellEntry[] {
  return [
    { id: 'dashboard', label: entries.dashboard, href: '#dashboard', icon: 'dashboard' },
    { id: 'venues', label: entries.venues, href: '#venues', icon: 'venues', current: true },
    { id: 'add', label: entries.add, href: '#add', icon: 'add' },
    { id: 'users', label: entries.users, href: '#users', icon: 'users', disabled: true },
    {
      id: 'analytics',
      label: entries.analytics,
      href: '#stats',
      icon: 'analytics',
      disabled: true,
    },
  ];
}

const meta = {
  title: 'Admin/AdminShell',
  component: AdminShell,
  args: {
    labels: adminCopy({}).shell,
    brand: { name: adminCopy({}).brand, href: '#dashboard' },
    entries: entriesOf(adminCopy({})),
    user: { email: 'giulia@campetto.app' },
    lastLogin: adminCopy({}).lastLogin,
    languageSwitch: null,
    onLogOut: fn(),
    children: null,
  },
  argTypes: {
    labels: { control: false },
    brand: { control: false },
    entries: { control: false },
    lastLogin: { control: false },
    notice: { control: false },
    languageSwitch: { control: false },
    tools: { control: false },
    status: { control: false },
    children: { control: false },
  },
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
  render: (args, { globals }) => {
    const copy = adminCopy(globals);
    return (
      <AdminShell
        {...args}
        labels={copy.shell}
        brand={{ name: copy.brand, href: '#dashboard' }}
        entries={entriesOf(copy)}
        lastLogin={copy.lastLogin}
        notice={args.notice && { ...args.notice, text: copy.offline }}
        languageSwitch={
          <LanguageSwitch
            label={copy.language}
            current={String(globals['language'])}
            languages={LANGUAGES}
            onSwitch={() => {}}
          />
        }
        tools={[{ id: 'about', label: copy.about.open, icon: 'about', onOpen: () => {} }]}
      >
        <EmptyState title={copy.entries.venues} headingLevel={1} />
      </AdminShell>
    );
  },
} satisfies Meta<typeof AdminShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The shell fills the window, so this story shows a single one: with one entry under the pointer and
 * the focus on another. The stories below show it on phones.
 */
export const Matrix: Story = {
  play: ({ canvas, globals }) => {
    const { entries } = adminCopy(globals);
    // A narrow screen has no entries before its menu is opened.
    const entry = (name: string) => canvas.queryByRole('link', { name })?.classList;
    entry(entries.add)?.add('pseudo-hover');
    entry(entries.dashboard)?.add('pseudo-focus', 'pseudo-focus-visible');
  },
};

export const Desktop: Story = {
  name: '[SHELL-1] [SHELL-2] sidebar and top bar',
  play: async ({ args, canvas, globals }) => {
    const { about, entries, lastLogin, shell } = adminCopy(globals);
    await expect(canvas.getByRole('navigation', { name: shell.navigation })).toBeVisible();
    const current = canvas.getByRole('link', { name: entries.venues });
    await expect(current).toHaveAttribute('aria-current', 'page');
    for (const announced of [entries.users, entries.analytics]) {
      await expect(canvas.getByText(announced)).toHaveAttribute('aria-disabled', 'true');
      await expect(canvas.getByText(announced)).toHaveTextContent(shell.comingSoon);
    }
    await expect(canvas.getByText('G')).toBeVisible();
    await expect(canvas.getByText('giulia@campetto.app')).toBeVisible();
    await expect(canvas.getByText(shell.administrator)).toBeVisible();
    await expect(canvas.getByText(lastLogin)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: shell.openMenu })).not.toBeInTheDocument();
    const tool = canvas.getByRole('button', { name: about.open });
    await expect(tool).toBeVisible();
    // Its icon is aligned with those of the entries.
    const [ofTool, ofEntry] = [tool, current].map((one) => one.querySelector('svg'));
    await expect(ofTool?.getBoundingClientRect().left).toBe(ofEntry?.getBoundingClientRect().left);
    await userEvent.click(canvas.getByRole('button', { name: shell.logOut }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
};

function Emptied() {
  const [isEmpty, setEmpty] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const part = isEmpty ? 'empty' : 'full';
  return (
    <>
      <section key={part} aria-label="Padel">
        <h1>Padel</h1>
        <button type="button" onClick={() => setAsked(true)}>
          {part}
        </button>
      </section>
      <Dialog
        open={isAsked}
        title="Padel"
        closeLabel="×"
        onClose={() => {
          setEmpty(true);
          setTimeout(() => setAsked(false), 200);
        }}
      />
    </>
  );
}

/** A dialog closes after the button that opened it was removed, as when an undo fills an empty list again. */
export const LostBehindADialog: Story = {
  tags: ['!autodocs'],
  name: 'the focus that a dialog cannot return is at the nearest part of the screen',
  render: (args) => (
    <AdminShell {...args}>
      <Emptied />
    </AdminShell>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'full' }));
    await userEvent.click(await screen.findByRole('button', { name: '×' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const LongEmailItalian: Story = {
  name: '[SHELL-1] a long e-mail, in Italian',
  args: { user: { email: 'massimiliano.della-valle-sant-angelo@strutture.campetto.app' } },
  globals: { language: 'it', viewport: { value: 'desktop' } },
};

export const Notice: Story = {
  name: 'a notice in the place of the last login',
  args: { notice: { text: '', isShown: true } },
  play: async ({ canvas, globals }) => {
    const { lastLogin, offline } = adminCopy(globals);
    await expect(canvas.getByRole('alert')).toHaveTextContent(offline);
    await expect(canvas.getByText(offline)).toBeVisible();
    await expect(canvas.getByText(lastLogin)).not.toBeVisible();
  },
};

export const NoticeOnAPhone: Story = {
  ...Notice,
  name: 'a notice on a phone, in Italian: the top bar is as high as without it',
  globals: { language: 'it', viewport: { value: 'phone' } },
  play: async (context) => {
    await Notice.play?.(context);
    const { height } = context.canvas.getByRole('banner').getBoundingClientRect();
    await expect(height).toBeLessThanOrEqual(61);
  },
};

export const PhoneMenu: Story = {
  name: '[SHELL-3] slides in and out on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const { entries, shell } = adminCopy(globals);
    const toggle = canvas.getByRole('button', { name: shell.openMenu });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    const menu = await screen.findByRole('dialog', { name: shell.navigation });
    // The keyboard reaches only the menu, not the page behind it.
    await expect(within(menu).getByRole('button', { name: shell.closeMenu })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(within(menu).getByRole('button', { name: shell.logOut })).toHaveFocus();
    await expect(canvas.queryByRole('main')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(toggle).toHaveFocus());
    await expect(screen.queryByRole('link', { name: entries.add })).not.toBeInTheDocument();

    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: shell.closeMenu }));
    await waitFor(() => expect(toggle).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    const add = await screen.findByRole('link', { name: entries.add });
    add.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(add);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const PhoneMenuOpen: Story = {
  name: '[SHELL-3] open on a phone, in Italian',
  globals: { viewport: { value: 'phone' }, language: 'it' },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: adminCopy(globals).shell.openMenu }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
