import { CALLS } from '@campetto/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { json } from '../../stories/answers.ts';
import { cellsOf } from '../../stories/cells.ts';
import { StoryScreen } from '../../stories/StoryScreen.tsx';
import { say } from '../../stories/say.ts';
import { screenMeta } from '../../stories/screenMeta.ts';
import { NO_RIGHTS } from '../../stories/screens/screen.ts';
import { SCREENS } from '../../stories/screens.ts';
import { press } from '../../stories/walk.ts';

const cells = cellsOf(SCREENS.many);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: many at once',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.many.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = cells.One;
export const Many: Story = cells.Many;
export const Failed: Story = cells.Failed;
export const Offline: Story = cells.Offline;
export const InFlight: Story = cells.InFlight;
export const Forbidden: Story = {
  ...cells.Forbidden,
  name: 'forbidden: says why in red, and all stay selected',
  play: async (context) => {
    await cells.Forbidden.play(context);
    await expect(screen.getByRole('alert')).toHaveTextContent(say(NO_RIGHTS));
    await expect(screen.getByText(`${say('Not sent')}: 2`)).toBeVisible();
  },
};

const selected = (count: number) =>
  say(['{count, plural, one {# venue selected} other {# venues selected}}', { count }]);

/** One is approved, one had changed: only that one is still to be decided. */
export const StillSelected: Story = {
  args: cells.Failed.args,
  play: async (context) => {
    await cells.Failed.play(context);
    await press(context.canvasElement, 'Done');
    await expect(await within(context.canvasElement).findByText(selected(1))).toBeVisible();
  },
};

export const SelectedAgain: Story = {
  name: 'what was not sent stays selected',
  args: cells.Offline.args,
  play: async (context) => {
    await cells.Offline.play(context);
    await press(context.canvasElement, 'Done');
    await expect(await within(context.canvasElement).findByText(selected(2))).toBeVisible();
  },
};

const REFUSED = { outcome: 'refused', activityId: 'one', why: 'changed' };

/** All were to be taken back, and meanwhile someone else has changed one: that is not passed over. */
export const UndoRefused: Story = {
  args: {
    ...cells.Failed.args,
    answers: {
      ...cells.Failed.args.answers,
      [`${CALLS.undo.method} ${CALLS.undo.path}`]: json({ results: [REFUSED] }),
    },
  },
  play: async (context) => {
    await cells.Failed.play(context);
    await press(context.canvasElement, 'Undo all');
    const text = /no longer be undone|non si può più annullare/i;
    const notice = await within(context.canvasElement).findByText(text);
    // The sign of the critical tone stands before the words.
    await expect(notice.parentElement?.previousElementSibling).toBeVisible();
  },
};
