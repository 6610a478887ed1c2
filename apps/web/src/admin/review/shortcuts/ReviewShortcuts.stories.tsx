import { PATHS } from '@campetto/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryScreen } from '../../../testing/StoryScreen.tsx';
import { english, screenMeta } from '../../../testing/screenMeta.ts';
import { SCREENS } from '../../../testing/screens.ts';
import { stateStories } from '../../../testing/stateStories.ts';

const stories = stateStories(SCREENS.shortcuts);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: shortcuts',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.shortcuts.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = stories.One;

/** Waits for the list and makes its first card active. */
async function activateFirstCard(canvasElement: HTMLElement): Promise<HTMLElement> {
  const [card] = await within(canvasElement).findAllByRole('article');
  if (!card) throw new Error('No card is shown.');
  await userEvent.keyboard('j');
  await waitFor(() => expect(card).toHaveFocus());
  return card;
}

export const InASelect: Story = {
  ...english,
  name: 'a letter typed in a select chooses an option and decides nothing',
  play: async ({ canvasElement }) => {
    await activateFirstCard(canvasElement);
    const status = within(canvasElement).getByRole('combobox', { name: 'Status' });
    status.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('d');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(status).toHaveFocus();
    await userEvent.keyboard('e');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const OutOfSight: Story = {
  ...english,
  name: 'a card that is out of sight is shown first, and decided at the second press',
  args: { path: PATHS.venues },
  play: async ({ canvasElement }) => {
    const card = await activateFirstCard(canvasElement);
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    const isInView = () => card.getBoundingClientRect().bottom > window.innerHeight / 4;
    await expect(isInView()).toBe(false);
    await userEvent.keyboard('d');
    await waitFor(() => expect(isInView()).toBe(true));
    await expect(card).toHaveFocus();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(
      within(canvasElement).getByText(/^A\.C\. Garibaldina 1932 was out of sight/),
    ).toBeInTheDocument();
    await userEvent.keyboard('d');
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};
