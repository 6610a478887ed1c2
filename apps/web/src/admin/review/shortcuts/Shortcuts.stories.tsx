import { PATHS } from '@campetto/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { SHORT_LIST } from '../../../testing/handlers.ts';
import { english, type ScreenMeta, type Story, screenMeta } from '../../../testing/screenMeta.ts';
import { textOf } from '../../../testing/textOf.ts';
import { switchConfirmation } from '../decisions/confirmation.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: shortcuts',
  args: { ...screenMeta.args, path: PATHS.venues },
} satisfies ScreenMeta;
export default meta;

export const One: Story = {
  parameters: { msw: SHORT_LIST },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: textOf('Pending venues') });
    await userEvent.keyboard('?');
    const dialog = within(await screen.findByRole('dialog'));
    const name = textOf('Keyboard shortcuts');
    await expect(dialog.getByRole('checkbox', { name })).toBeVisible();
  },
};

/** Waits for the list and makes its first card active. */
async function activateFirstCard(): Promise<HTMLElement> {
  const [card] = await screen.findAllByRole('article');
  if (!card) throw new Error('No card is shown.');
  await userEvent.keyboard('j');
  await waitFor(() => expect(card).toHaveFocus());
  return card;
}

export const InASelect: Story = {
  ...english,
  name: 'a letter typed in a select chooses an option and decides nothing',
  play: async ({ canvas }) => {
    await activateFirstCard();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const country = canvas.getByRole('combobox', { name: 'Country' });
    country.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('d');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(country).toHaveFocus();
    await userEvent.keyboard('e');
    await expect(screen.queryByRole('dialog', { name: 'Edit venue' })).toBeNull();
  },
};

export const OutOfSight: Story = {
  ...english,
  name: 'a card that is out of sight is shown first, and decided at the second press',
  // On a large screen the end of the list would leave it in sight.
  globals: { ...english.globals, viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = await activateFirstCard();
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    const isInView = () => card.getBoundingClientRect().bottom > window.innerHeight / 4;
    await expect(isInView()).toBe(false);
    await userEvent.keyboard('d');
    await waitFor(() => expect(isInView()).toBe(true));
    await expect(card).toHaveFocus();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(canvas.getByText(/^A\.C\. Garibaldina 1932 was out of sight/)).toBeInTheDocument();
    await userEvent.keyboard('d');
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};

const STORED = 'campetto.shortcuts';

/** Turns the shortcuts on in their open dialog, and closes it. */
async function turnShortcutsOn(): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Keyboard shortcuts' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const OnAgain: Story = {
  ...english,
  name: 'turned off, they stay off after a reload, and are turned on again by the button over the list',
  globals: { ...english.globals, viewport: { value: 'desktop' } },
  beforeEach: () => {
    localStorage.setItem(STORED, 'off');
    return () => localStorage.removeItem(STORED);
  },
  play: async ({ canvas }) => {
    const [card] = await canvas.findAllByRole('article');
    const [button] = canvas.getAllByRole('button', { name: 'Keyboard shortcuts' });
    if (!button) throw new Error('No button opens the shortcuts.');
    await userEvent.keyboard('j');
    await expect(card).not.toHaveFocus();
    await expect(canvas.getByRole('searchbox')).not.toHaveAttribute('aria-keyshortcuts');
    await userEvent.click(button);
    await turnShortcutsOn();
    await userEvent.keyboard('j');
    await waitFor(() => expect(card).toHaveFocus());
  },
};

export const InTheMenu: Story = {
  ...english,
  name: 'on a phone they are turned off and on from the menu of every screen',
  args: { path: PATHS.dashboard },
  globals: { ...english.globals, viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Back office' }));
    const name = 'Keyboard shortcuts';
    for (const checked of [false, true]) {
      await userEvent.click(menu.getByRole('button', { name }));
      await userEvent.click(await screen.findByRole('checkbox', { name, checked: !checked }));
      await expect(screen.getByRole('checkbox', { name, checked })).toBeVisible();
      await expect(localStorage.getItem(STORED)).toBe(checked ? null : 'off');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
    }
  },
};

export const AskedAgain: Story = {
  ...english,
  name: 'a confirmation that was switched off is switched on again among the shortcuts',
  beforeEach: () => switchConfirmation('approve', false),
  play: async () => {
    await activateFirstCard();
    await userEvent.keyboard('?');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(
      dialog.getByRole('checkbox', { name: 'Ask before a venue is discarded in cards and rows' }),
    ).toBeChecked();
    const ask = dialog.getByRole('checkbox', {
      name: 'Ask before a venue is approved in cards and rows',
    });
    await expect(ask).not.toBeChecked();
    await userEvent.click(ask);
    await expect(ask).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('a');
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};
