import { ENDPOINTS } from '@campetto/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { activeLanguage } from '../../../i18n/activate.ts';
import { decidedInPart, RUN, stoppableRun, undoneBatch } from '../../../testing/records.ts';
import { StoryScreen } from '../../../testing/StoryScreen.tsx';
import { screenMeta } from '../../../testing/screenMeta.ts';
import { NO_RIGHTS } from '../../../testing/screens/screen.ts';
import { SCREENS } from '../../../testing/screens.ts';
import { stateStories } from '../../../testing/stateStories.ts';
import { press } from '../../../testing/steps.ts';
import { textOf } from '../../../testing/textOf.ts';

const stories = stateStories(SCREENS.many);
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: many at once',
  component: StoryScreen,
  args: { ...screenMeta.args, path: SCREENS.many.path },
} satisfies Meta<typeof StoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = stories.One;
export const Many: Story = stories.Many;
export const Failed: Story = stories.Failed;
export const Offline: Story = stories.Offline;
export const InFlight: Story = stories.InFlight;
export const Forbidden: Story = {
  ...stories.Forbidden,
  name: 'forbidden: says why in red, and all stay selected',
  play: async (context) => {
    await stories.Forbidden.play(context);
    await expect(screen.getByRole('alert')).toHaveTextContent(textOf(NO_RIGHTS));
    await expect(screen.getByText(`${textOf('Not sent')}: 2`)).toBeVisible();
  },
};

const format = (count: number) => new Intl.NumberFormat(activeLanguage()).format(count);

const selected = (count: number) =>
  textOf(['{count, plural, one {# venue selected} other {# venues selected}}', { count }]);

/** One is approved, one had changed: only that one is still to be decided. */
export const StillSelected: Story = {
  args: {
    ...stories.Failed.args,
    handlers: [
      http.post(ENDPOINTS.dismissDecisions.path, decidedInPart),
      ...stories.Failed.args.handlers,
    ],
  },
  play: async (context) => {
    await stories.Failed.play(context);
    await press(context.canvasElement, 'Done');
    await expect(await within(context.canvasElement).findByText(selected(1))).toBeVisible();
  },
};

/** The server has not responded yet that it no longer lists the run. */
export const Closed: Story = {
  name: 'a report that is closed does not appear behind the dialog',
  args: {
    ...stories.Failed.args,
    handlers: [
      http.post(ENDPOINTS.dismissDecisions.path, () => delay('infinite')),
      ...stories.Failed.args.handlers,
    ],
  },
  play: async (context) => {
    await stories.Failed.play(context);
    await press(context.canvasElement, 'Done');
    const page = within(context.canvasElement);
    await expect(await page.findByText(selected(1))).toBeVisible();
    const name = textOf(['Approved: {done} of {total}', { done: '1', total: '2' }]);
    await expect(page.queryByRole('region', { name })).toBeNull();
  },
};

export const NoLongerListed: Story = {
  name: 'a run that the server no longer lists is over',
  args: {
    ...stories.Failed.args,
    handlers: [
      http.post(ENDPOINTS.decisions.path, () =>
        HttpResponse.json({ ...RUN, total: 2, reached: 1, done: 1 }),
      ),
      ...stories.Failed.args.handlers,
    ],
  },
  play: async (context) => {
    await stories.Failed.play(context);
    const name = textOf(['Approved: {done} of {total}', { done: '1', total: '2' }]);
    await expect(await screen.findByRole('dialog', { name }, { timeout: 4000 })).toBeVisible();
  },
};

export const SelectedAgain: Story = {
  name: 'what was not sent stays selected',
  args: stories.Offline.args,
  play: async (context) => {
    await stories.Offline.play(context);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: textOf('Try again') })).toHaveFocus(),
    );
    await press(context.canvasElement, 'Close');
    await expect(await within(context.canvasElement).findByText(selected(2))).toBeVisible();
  },
};

const reasonDialog = async () => {
  const dialog = within(await screen.findByRole('dialog'));
  return {
    other: dialog.getByRole('radio', { name: textOf('Other') }),
    note: dialog.getByRole('textbox'),
  };
};

export const ReasonKept: Story = {
  name: 'reason and note are there again after Escape, until the run is started',
  args: {
    ...stories.Failed.args,
    handlers: [
      http.post(ENDPOINTS.decisions.path, () =>
        HttpResponse.json({ ...RUN, move: 'discard', total: 1 }),
      ),
      ...stories.Failed.args.handlers,
    ],
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, ['Select {name}', { name: 'A.C. Garibaldina 1932' }]);
    await press(canvasElement, 'Discard');
    const before = await reasonDialog();
    await userEvent.click(before.other);
    await userEvent.click(before.note);
    await userEvent.paste('Closed\u0007');
    await press(canvasElement, 'Discard');
    await expect(before.note).toHaveAccessibleDescription(/U\+0007/);
    await userEvent.clear(before.note);
    await userEvent.type(before.note, 'Closed');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(canvasElement, 'Discard');
    const again = await reasonDialog();
    await expect(again.other).toBeChecked();
    await expect(again.note).toHaveValue('Closed');
    await press(canvasElement, 'Discard');
    await expect(await screen.findByRole('progressbar')).toBeVisible();
    await waitFor(() =>
      expect(Object.keys(sessionStorage).join()).not.toContain('campetto.discard.'),
    );
  },
};

const UNDO_BATCH = ENDPOINTS.undoBatch.path;

/** An undo of all decisions reports that someone else has changed a venue since. */
export const UndoRefused: Story = {
  args: {
    ...stories.Failed.args,
    handlers: [
      http.post(UNDO_BATCH, undoneBatch({ undone: 0, refused: 1 })),
      ...stories.Failed.args.handlers,
    ],
  },
  play: async (context) => {
    await stories.Failed.play(context);
    await press(context.canvasElement, 'Undo all');
    const text = /no longer be undone|non si può più annullare/i;
    const notice = await within(context.canvasElement).findByText(text);
    // The icon of the critical tone is before the text.
    await expect(notice.parentElement?.previousElementSibling).toBeVisible();
  },
};

const UNSEEN =
  'May include venues with failed checks or possible duplicates; the filter “Clean” leaves them out';
const MATCHING = [
  http.get(ENDPOINTS.matches.path, () =>
    HttpResponse.json({
      total: 1229,
      moment: '2026-11-22T09:00:00.000Z',
      searchStep: null,
    }),
  ),
  http.post(UNDO_BATCH, undoneBatch({ undone: 599, refused: 0 })),
  ...stories.Failed.args.handlers,
];

/** The filter is sent instead of 1,229 venues; the run is stopped, reported, and undone as one. */
export const AllThatMatch: Story = {
  name: 'all that match: progress, stop, report and undo',
  args: { handlers: [...stoppableRun({ total: 1229, reached: 400 }), ...MATCHING] },
  play: async ({ canvasElement }) => {
    await press(canvasElement, ['Select {name}', { name: 'A.C. Garibaldina 1932' }]);
    await press(canvasElement, ['Select all {total} that match', { total: format(1229) }]);
    await expect(await within(canvasElement).findByText(selected(1229))).toBeVisible();
    // A card can be left out of all that match.
    await press(canvasElement, ['Select {name}', { name: 'Alba Marina' }]);
    await expect(await within(canvasElement).findByText(selected(1228))).toBeVisible();
    await press(canvasElement, ['Select {name}', { name: 'Alba Marina' }]);
    await press(canvasElement, 'Approve');
    await press(canvasElement, 'Approve');
    const progress = await screen.findByRole('progressbar');
    await waitFor(() => expect(progress).toHaveAttribute('value', '400'));
    await press(canvasElement, 'Stop');
    const title = textOf([
      'Approved: {done} of {total}',
      { done: format(599), total: format(1229) },
    ]);
    await expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    await expect(screen.getByText(`${textOf('Not reached')}: ${format(629)}`)).toBeVisible();
    await userEvent.click(
      screen.getByText(`${textOf('Changed by someone else meanwhile')}: ${format(1)}`),
    );
    await expect(screen.getByText('A.C. Garibaldina 1932', { selector: 'li' })).toBeVisible();
    await press(canvasElement, 'Undo all');
    const notice = within(canvasElement).findByText(/599 (decisions undone|decisioni annullate)/);
    await expect(await notice).toBeVisible();
    // Those that were not reached are still selected.
    await expect(within(canvasElement).getByText(selected(629))).toBeVisible();
  },
};

export const NamedFilter: Story = {
  name: 'the question about all that match names the filter, and what nobody has seen',
  args: {
    path: `${SCREENS.many.path}?country=italy&city=milano&check=nameShort`,
    handlers: MATCHING,
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, ['Select {name}', { name: 'A.C. Garibaldina 1932' }]);
    await press(canvasElement, ['Select all {total} that match', { total: format(1229) }]);
    await press(canvasElement, 'Approve');
    const scope = ['Pending venues', 'Italy', 'Milan', 'Name too short', UNSEEN].map((text) =>
      textOf(text),
    );
    await expect(await screen.findByText(scope.join(' · '))).toBeVisible();
  },
};

export const KeptFocus: Story = {
  name: 'keeps the place of the keyboard when all that match are selected',
  args: { handlers: MATCHING },
  play: async ({ canvasElement }) => {
    await press(canvasElement, ['Select {name}', { name: 'A.C. Garibaldina 1932' }]);
    await press(canvasElement, ['Select all {total} that match', { total: format(1229) }]);
    const bar = await within(canvasElement).findByRole('region', { name: textOf('Selection') });
    await waitFor(() => expect(bar).toHaveFocus());
  },
};

/** Left alone it goes on behind every screen, where it can be stopped, resumed and undone. */
export const InTheBackground: Story = {
  name: 'continues in the background, and all stay in reach there',
  args: { handlers: [...stoppableRun({ total: 1229, reached: 400 }), ...MATCHING] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await press(canvasElement, ['Select {name}', { name: 'A.C. Garibaldina 1932' }]);
    await press(canvasElement, ['Select all {total} that match', { total: format(1229) }]);
    await press(canvasElement, 'Approve');
    await press(canvasElement, 'Approve');
    await screen.findByRole('progressbar');
    await press(canvasElement, 'Continue in the background');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await page.findByRole('progressbar')).toHaveAttribute('value', '400');
    // They are being decided on: nothing is selected any more.
    await expect(page.queryByRole('region', { name: textOf('Selection') })).toBeNull();
    await press(canvasElement, 'Stop');
    await expect(
      await page.findByText(new RegExp(`${textOf('Not reached')}: ${format(629)}`)),
    ).toBeVisible();
    await press(canvasElement, 'Resume');
    const progress = await page.findByRole('progressbar');
    await expect(progress).toHaveAttribute('value', '600');
    // The button is gone, but the keyboard stays at its run.
    await waitFor(() => expect(progress.closest('section')).toHaveFocus());
  },
};
