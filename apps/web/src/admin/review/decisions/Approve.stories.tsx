import { ENDPOINTS, listPath, PATHS } from '@campetto/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { VENUES, venueList } from '../../../testing/handlers.ts';
import { DUPLICATES } from '../../../testing/records.ts';
import { StoryScreen } from '../../../testing/StoryScreen.tsx';
import { english, screenMeta } from '../../../testing/screenMeta.ts';
import { SCREENS } from '../../../testing/screens.ts';
import { stateStories } from '../../../testing/stateStories.ts';

const [doubtful] = VENUES;
const stories = stateStories(SCREENS.approve);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: approve',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.approve.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { ...stories.One, name: '[REV-10] asks first' };
export const Failed: Story = {
  ...stories.Failed,
  name: '[REV-11] [TEXT-1] a decision that failed keeps the modal',
};
export const Offline: Story = stories.Offline;
export const Reconnected: Story = {
  name: '[REV-11] a failure for want of a connection is forgotten once it is back',
  args: stories.Offline.args,
  play: async (context) => {
    await stories.Offline.play(context);
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
  },
};
export const Doubtful: Story = {
  ...english,
  name: 'names open duplicates and failed checks, and asks also after “do not ask again”',
  args: {
    handlers: [
      http.get(
        listPath('pending'),
        venueList(VENUES.map((venue) => ({ ...venue, checks: ['noStreet', 'nameShort'] }))),
      ),
      http.post(ENDPOINTS.duplicates.path, () =>
        HttpResponse.json({
          [doubtful?.folderPath ?? '']: DUPLICATES.slice(0, 2),
        }),
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    sessionStorage.setItem('campetto.doNotAsk.approve', 'true');
    try {
      const [card] = await canvas.findAllByRole('article');
      if (!card) throw new Error('No card is shown.');
      await within(card).findByRole('button', { name: /^Possible duplicates: 2/ });
      await userEvent.click(within(card).getByRole('button', { name: /^Approve/ }));
      const dialog = await screen.findByRole('alertdialog');
      await expect(dialog).toHaveAccessibleDescription(
        /2 possible duplicates are not decided yet\. Failed checks: /,
      );
      await expect(within(dialog).queryByRole('checkbox')).toBeNull();
    } finally {
      sessionStorage.removeItem('campetto.doNotAsk.approve');
    }
  },
};

export const FocusStays: Story = {
  ...english,
  name: 'rows: the focus passes from a decided row to the next one at once',
  args: {
    path: `${PATHS.venues}?view=rows`,
    handlers: [
      http.post(ENDPOINTS.approve.path, () =>
        HttpResponse.json({
          ...{ folderPath: doubtful?.folderPath, status: 'approved', version: 2 },
        }),
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    sessionStorage.setItem('campetto.doNotAsk.approve', 'true');
    let lost = 0;
    let frame = 0;
    const sample = () => {
      if (document.activeElement === document.body) lost += 1;
      frame = requestAnimationFrame(sample);
    };
    try {
      const [row, next] = await within(canvasElement).findAllByRole('article');
      row?.focus();
      sample();
      await userEvent.keyboard('a');
      await waitFor(() => expect(row).not.toBeInTheDocument());
      await expect(next).toHaveFocus();
      await expect(lost).toBe(0);
    } finally {
      cancelAnimationFrame(frame);
      sessionStorage.removeItem('campetto.doNotAsk.approve');
    }
  },
};

export const InFlight: Story = { ...stories.InFlight, name: '[REV-8] [REV-10] in flight' };
export const Forbidden: Story = stories.Forbidden;
