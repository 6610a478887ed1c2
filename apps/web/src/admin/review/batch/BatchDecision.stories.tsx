import { type DecisionRun, ENDPOINTS, listPath, PATHS, VENUES_PER_STEP } from '@campetto/contract';
import type { StoryContext } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { activeLanguage } from '../../../i18n/activate.ts';
import { fakeClock, pass } from '../../../testing/clock.ts';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { expectText, textAfter } from '../../../testing/expectText.ts';
import { problem, SHORT_LIST, venueList } from '../../../testing/handlers.ts';
import {
  CLOSED_VENUE,
  decidedInPart,
  endedRun,
  RUN,
  stoppableRun,
  undoingBatch,
  undoneBatch,
  undoReport,
} from '../../../testing/records.ts';
import { type ScreenMeta, type Story, shortReviewMeta } from '../../../testing/screenMeta.ts';
import { NO_RIGHTS, type Text, textOf } from '../../../testing/textOf.ts';
import { RUNS_INTERVAL } from '../../../venue-client/decisions/useDecisionRuns.ts';
import { KEY_DELAY, PAUSE } from '../shortcuts/typedText.ts';

const meta = {
  ...shortReviewMeta,
  title: 'Screens/Back office/Review: many at once',
} satisfies ScreenMeta;
export default meta;

const DECISIONS = ENDPOINTS.decisions.path;
const DECIDED_IN_PART = [http.post(DECISIONS, decidedInPart), ...SHORT_LIST];

const selected = (count: number) =>
  textOf(['{count, plural, one {# venue selected} other {# venues selected}}', { count }]);

type Canvas = StoryContext['canvas'];

const OTHER_ID = '01890a5d-ac96-774b-bcce-b302099a8058';
const SET_ASIDE = '{setAside, plural, one {# set aside} other {# set aside}}';
const LOOKS_DISCARDED =
  '{looksDiscarded, plural, one {# looks like a discarded venue} other {# look like discarded venues}}';

/** Presses a button of the page or of a dialog. */
async function press(within: Canvas, text: Text): Promise<void> {
  // Of several, as a dialog that is closed by a cross too, the first.
  const [button] = await within.findAllByRole('button', { name: textOf(text) });
  await userEvent.click(button as HTMLElement);
}

const dialog = async () => within(await screen.findByRole('dialog'));

async function select({ canvas, userEvent }: StoryContext, ...venues: string[]): Promise<void> {
  for (const venue of venues) {
    const name = textOf(['Select {name}', { name: venue }]);
    await userEvent.click(await canvas.findByRole('checkbox', { name }));
  }
}

/** Approves the selected venues. */
async function approve({ canvas }: StoryContext): Promise<void> {
  await press(canvas, 'Approve');
  await press(await dialog(), 'Approve');
}

async function approveTwo(context: StoryContext): Promise<void> {
  await select(context, 'A.C. Garibaldina 1932', 'Alba Marina');
  await approve(context);
}

export const Doubts: Story = {
  name: 'the confirmation counts what speaks against the selected venues',
  parameters: {
    msw: [
      http.get(
        listPath('pending'),
        venueList([
          {
            ...exampleVenue({ setAside: { at: '2026-11-12T10:00:00Z', by: null, note: null } }),
            checks: [],
          },
          {
            ...exampleVenue({ id: OTHER_ID }),
            discardedDuplicate: CLOSED_VENUE,
            checks: ['nameShort'],
          },
        ]),
      ),
    ],
  },
  play: async ({ canvas }) => {
    for (const box of await canvas.findAllByRole('checkbox', {
      name: textOf(['Select {name}', { name: 'A.C. Garibaldina 1932' }]),
    }))
      await userEvent.click(box);
    const setAside = textOf([SET_ASIDE, { setAside: 1 }]);
    const looks = textOf([LOOKS_DISCARDED, { looksDiscarded: 1 }]);
    const failed = textOf(['{failed} with failed checks', { failed: 1 }]);
    await press(canvas, 'Discard');
    await expect((await dialog()).getByText(new RegExp(`· ${setAside}$`))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(canvas, 'Approve');
    const scope = new RegExp(`· ${setAside} · ${looks} · ${failed}$`);
    await expect((await dialog()).getByText(scope)).toBeVisible();
  },
};

export const One: Story = {
  play: async (context) => {
    await select(context, 'A.C. Garibaldina 1932');
    await expect(await context.canvas.findByText(selected(1))).toBeInTheDocument();
  },
};

export const Many: Story = {
  play: async (context) => {
    await select(context, 'A.C. Garibaldina 1932', 'Alba Marina');
    await press(context.canvas, 'Approve');
    const question =
      '{count, plural, one {It moves to the approved list.} other {They move to the approved list.}}';
    await expectText([question, { count: 2 }]);
  },
};

export const Named: Story = {
  name: 'the confirmation names up to three venues',
  parameters: { msw: [] },
  play: async (context) => {
    const names = ['A.C. Garibaldina 1932', 'Alba Marina', 'CAMPO CALCIO SAGNINO (COMO)'];
    await select(context, ...names);
    await press(context.canvas, 'Approve');
    await expect(await screen.findByRole('dialog')).toHaveTextContent(names.join(', '));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await select(context, 'Instalación Deportiva Básica Alto del Retiro');
    await press(context.canvas, 'Approve');
    await expect(await screen.findByRole('dialog')).not.toHaveTextContent('Alba Marina');
  },
};

const expectLeft = async () =>
  expect(await screen.findByText(textOf('Left as they are'), { exact: false })).toBeInTheDocument();

export const Failed: Story = {
  parameters: { msw: DECIDED_IN_PART },
  play: async (context) => {
    await approveTwo(context);
    await expectLeft();
  },
};

const UNREACHED = {
  msw: [http.post(DECISIONS, () => HttpResponse.error()), ...SHORT_LIST],
};

export const Offline: Story = {
  args: { offline: true },
  parameters: UNREACHED,
  play: async (context) => {
    await approveTwo(context);
    const name = textOf('No connection');
    await expect(await screen.findByRole('dialog', { name })).toBeVisible();
    await expectText('Nothing was sent, so no venue has been decided on.');
  },
};

export const Lost: Story = {
  name: 'no response: it may be under way, also once the connection is gone',
  parameters: UNREACHED,
  beforeEach: () => () => Reflect.deleteProperty(navigator, 'onLine'),
  play: async (context) => {
    await approveTwo(context);
    const name = textOf('The server did not respond');
    await expect(await screen.findByRole('dialog', { name })).toBeVisible();
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    await press(await dialog(), 'Try again');
    await expect(await screen.findByRole('dialog', { name })).toBeVisible();
  },
};

export const TooManyRequests: Story = {
  name: 'refused for too many requests, it says how long to wait',
  parameters: {
    msw: [
      http.post(
        DECISIONS,
        () => new HttpResponse(null, { status: 429, headers: { 'retry-after': '5' } }),
      ),
      ...SHORT_LIST,
    ],
  },
  play: async (context) => {
    await approveTwo(context);
    const name = textOf('Please wait');
    await expect(await screen.findByRole('dialog', { name })).toBeVisible();
    await expectText([
      'There were too many requests. {seconds, plural, one {Wait # second, then try again.} other {Wait # seconds, then try again.}}',
      { seconds: 5 },
    ]);
    const again = (await dialog()).getByRole('button', { name: textOf('Try again') });
    await expect(again).toBeVisible();
  },
};

/** The server decides, and each response is lost. */
function lostRun() {
  let runs: DecisionRun[] = [];
  return [
    http.post(DECISIONS, ({ request }) => {
      const idempotencyKey = request.headers.get('idempotency-key') ?? '';
      runs = [endedRun({ total: 2, reached: 2, done: 2, idempotencyKey })];
      return HttpResponse.error();
    }),
    http.get(ENDPOINTS.decisionRuns.path, () => HttpResponse.json(runs)),
    http.post(ENDPOINTS.dismissRun.path, () => HttpResponse.json(runs.pop())),
    http.post(ENDPOINTS.undoBatch.path, undoneBatch({ undone: 2, refused: 0 })),
    ...SHORT_LIST,
  ];
}

export const LostListed: Story = {
  name: 'no response, but the list of runs has it: its result is shown, and U undoes it',
  parameters: { msw: lostRun() },
  play: async (context) => {
    await approveTwo(context);
    const name = textOf(['Approved: {done} of {total}', { done: '2', total: '2' }]);
    await expect(await screen.findByRole('dialog', { name })).toBeVisible();
    await press(await dialog(), 'Done');
    await waitFor(() => expect(screen.queryByText(selected(2))).not.toBeInTheDocument());
    await userEvent.keyboard('u');
    await expectText(['Undone: {action}', { action: textOf([APPROVED, { count: 2 }]) }]);
  },
};

export const InFlight: Story = {
  parameters: { msw: [http.post(DECISIONS, () => delay('infinite')), ...SHORT_LIST] },
  play: textAfter(approveTwo, ['{done} of {total}', { done: '0', total: '2' }]),
};

export const Forbidden: Story = {
  name: 'forbidden: says why in red, and all stay selected',
  parameters: { msw: [http.post(DECISIONS, problem(403)), ...SHORT_LIST] },
  play: async (context) => {
    await approveTwo(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent(textOf(NO_RIGHTS));
    await expect(screen.getByText(`${textOf('Not sent')}: 2`)).toBeVisible();
  },
};

const format = (count: number) => new Intl.NumberFormat(activeLanguage()).format(count);

/** One is approved, one had changed: only that one is still to be decided. */
export const StillSelected: Story = {
  parameters: {
    msw: [http.post(ENDPOINTS.dismissRun.path, decidedInPart), ...DECIDED_IN_PART],
  },
  play: async (context) => {
    await Failed.play?.(context);
    await press(await dialog(), 'Done');
    await expect(await context.canvas.findByText(selected(1))).toBeVisible();
  },
};

/** The server has not responded yet that it no longer lists the run. */
export const Closed: Story = {
  name: 'a report that is closed does not appear behind the dialog',
  parameters: {
    msw: [http.post(ENDPOINTS.dismissRun.path, () => delay('infinite')), ...DECIDED_IN_PART],
  },
  play: async (context) => {
    await Failed.play?.(context);
    await press(await dialog(), 'Done');
    const { canvas: page } = context;
    await expect(await page.findByText(selected(1))).toBeVisible();
    const name = textOf(['Approved: {done} of {total}', { done: '1', total: '2' }]);
    await expect(page.queryByRole('region', { name })).toBeNull();
  },
};

/** A run of two venues that ends in another window, after which only a request by its id finds it. */
const unlisted = (changes: Partial<DecisionRun> = {}) => [
  http.post(DECISIONS, () => HttpResponse.json({ ...RUN, total: 2, reached: 1, done: 1 })),
  http.get(ENDPOINTS.decisionRuns.path, ({ request }) => {
    const isNamed = new URL(request.url).searchParams.get('batchIds') === RUN.batchId;
    const run = endedRun({ total: 2, reached: 2, done: 2, ...changes });
    return HttpResponse.json(isNamed ? [run] : []);
  }),
  ...SHORT_LIST,
];

/** Approves two venues, and waits until the run is no longer listed. */
async function approveUntilUnlisted(context: StoryContext): Promise<void> {
  await approveTwo(context);
  await screen.findByRole('progressbar');
  await pass(RUNS_INTERVAL);
}

export const NoLongerListed: Story = {
  name: 'a run that ended in another window, which dismissed it, has its result and its undo',
  beforeEach: fakeClock,
  parameters: { msw: unlisted() },
  play: async (context) => {
    await approveUntilUnlisted(context);
    const name = textOf(['Approved: {done} of {total}', { done: '2', total: '2' }]);
    await expect(await screen.findByRole('dialog', { name })).toBeVisible();
    await expect((await dialog()).getByRole('button', { name: textOf('Undo all') })).toBeVisible();
  },
};

export const UndoneElsewhere: Story = {
  name: 'a run that another window undid says so, and is not reported as decided',
  beforeEach: fakeClock,
  parameters: {
    msw: [
      http.post(ENDPOINTS.dismissRun.path, () => HttpResponse.json(endedRun({}))),
      ...unlisted({ undoable: false }),
    ],
  },
  play: async (context) => {
    await approveUntilUnlisted(context);
    await expectText('These decisions have been undone meanwhile.');
    await expect((await dialog()).queryByRole('button', { name: textOf('Undo all') })).toBeNull();
    await press(await dialog(), 'Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByText(textOf([APPROVED, { count: 2 }]))).toBeNull();
  },
};

export const SelectedAgain: Story = {
  ...Offline,
  name: 'what was not sent stays selected',
  play: async (context) => {
    await Offline.play?.(context);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: textOf('Try again') })).toHaveFocus(),
    );
    await press(await dialog(), 'Close');
    await expect(await context.canvas.findByText(selected(2))).toBeVisible();
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
  parameters: {
    msw: [
      http.post(DECISIONS, () =>
        HttpResponse.json({ ...RUN, move: 'discard', total: 1, reached: 0, done: 0 }),
      ),
      ...DECIDED_IN_PART,
    ],
  },
  play: async (context) => {
    const { canvas } = context;
    await select(context, 'A.C. Garibaldina 1932');
    await press(canvas, 'Discard');
    const before = await reasonDialog();
    await userEvent.click(before.other);
    await userEvent.click(before.note);
    await userEvent.paste('Closed\u0007');
    await press(await dialog(), 'Discard');
    await expect(before.note).toHaveAccessibleDescription(/U\+0007/);
    await userEvent.clear(before.note);
    await userEvent.type(before.note, 'Closed');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(canvas, 'Discard');
    const again = await reasonDialog();
    await expect(again.other).toBeChecked();
    await expect(again.note).toHaveValue('Closed');
    await press(await dialog(), 'Discard');
    await expect(await screen.findByRole('progressbar')).toBeVisible();
    await waitFor(() =>
      expect(Object.keys(sessionStorage).join()).not.toContain('campetto.discard.'),
    );
  },
};

export const ReasonForgotten: Story = {
  name: 'reason and note are those of a selection: another one is discarded without them',
  play: async (context) => {
    const { canvas } = context;
    await select(context, 'A.C. Garibaldina 1932');
    await press(canvas, 'Discard');
    const before = await reasonDialog();
    await userEvent.click(before.other);
    await userEvent.type(before.note, 'Demolished');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(
      within(await canvas.findByRole('region', { name: textOf('Selection') })),
      'Clear the selection',
    );
    await select(context, 'Alba Marina');
    await press(canvas, 'Discard');
    const other = await reasonDialog();
    await expect(other.other).not.toBeChecked();
    await expect(other.note).toHaveValue('');
  },
};

const UNDO_BATCH = ENDPOINTS.undoBatch.path;
const UNDO_DECISIONS = '{count, plural, one {Undo # decision} other {Undo # decisions}}';
const UNDONE = '{undone, plural, one {Undone} other {# decisions undone}}';

/** An undo of all decisions reports that someone else has changed a venue since. */
export const UndoRefused: Story = {
  parameters: {
    msw: [http.post(UNDO_BATCH, undoneBatch({ undone: 0, refused: 1 })), ...DECIDED_IN_PART],
  },
  play: async (context) => {
    await Failed.play?.(context);
    await press(await dialog(), 'Undo all');
    const text = /no longer be undone|non si può più annullare/i;
    const notice = await context.canvas.findByText(text);
    // The icon of the critical tone is before the text.
    await expect(notice.parentElement?.previousElementSibling).toBeVisible();
  },
};

let stream: ReadableStreamDefaultController;

export const UndoInFlight: Story = {
  name: 'shows how far the undo is, and continues it in the background',
  parameters: {
    msw: [
      http.post(
        UNDO_BATCH,
        undoingBatch(200, 310, (opened) => {
          stream = opened;
        }),
      ),
      ...DECIDED_IN_PART,
    ],
  },
  play: async (context) => {
    await Failed.play?.(context);
    await press(await dialog(), 'Undo all');
    const decisions = textOf(['{0, plural, one {# decision} other {# decisions}}', { 0: 310 }]);
    const title = textOf(['Undoing {decisions}', { decisions }]);
    const name = await screen.findByRole('dialog', { name: title });
    const progress = within(name).getByRole('progressbar');
    await waitFor(() => expect(progress).toHaveAttribute('value', '200'));
    await continueInTheBackground();
    await expect(await context.canvas.findByRole('progressbar')).toHaveAttribute('value', '200');
    await expectText(['Undone: {done} of {total}', { done: '200', total: '310' }]);
    stream.enqueue(undoReport({ undone: 310, refused: 0 }));
    stream.close();
    const text = textOf([UNDONE, { undone: 310 }]);
    await expect(await screen.findByRole('region', { name: text })).toBeVisible();
  },
};

export const UndoneByKey: Story = {
  name: 'U undoes all while the report is open, but not as a letter of a text',
  beforeEach: fakeClock,
  parameters: {
    msw: [http.post(UNDO_BATCH, undoneBatch({ undone: 1, refused: 0 })), ...DECIDED_IN_PART],
  },
  play: async (context) => {
    await Failed.play?.(context);
    const undo = await screen.findByRole('button', { name: textOf('Undo all') });
    await expect(undo).toHaveAttribute('aria-keyshortcuts', 'u');
    const typed =
      'The last letters followed each other too quickly and did nothing. Press one key at a time.';
    await userEvent.keyboard('ua');
    await expect((await dialog()).getByText(textOf(typed))).toBeVisible();
    await pass(PAUSE + KEY_DELAY);
    await userEvent.keyboard('hu');
    await pass(PAUSE + KEY_DELAY);
    await expect(undo).toBeVisible();
    await userEvent.keyboard('u');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const text = textOf([UNDONE, { undone: 1 }]);
    await expect(await context.canvas.findByText(text)).toBeVisible();
  },
};

const UNSEEN = [
  'May include venues with failed checks or possible duplicates; the filter “Clean” leaves them out',
  'May include venues that are set aside',
];
const MATCHING = [
  http.get(ENDPOINTS.matches.path, () =>
    HttpResponse.json({
      total: 1229,
      moment: '2026-11-22T09:00:00.000Z',
      searchStep: null,
    }),
  ),
  http.post(UNDO_BATCH, undoneBatch({ undone: 599, refused: 0 })),
  ...DECIDED_IN_PART,
];

/** Selects all that match, and waits until the server has counted them: before that, one venue is selected. */
async function selectAll(context: StoryContext): Promise<void> {
  const { canvas } = context;
  await select(context, 'A.C. Garibaldina 1932');
  await press(canvas, ['Select all {total} that match', { total: format(1229) }]);
  await expect(await canvas.findByText(selected(1229))).toBeVisible();
}

/** The filter is sent instead of 1,229 venues; the run is stopped, reported, and undone as one. */
export const AllThatMatch: Story = {
  name: 'all that match: progress, stop, report and undo',
  parameters: { msw: [...stoppableRun({ total: 1229, reached: 400 }), ...MATCHING] },
  play: async (context) => {
    const { canvas } = context;
    await selectAll(context);
    // A card can be left out of all that match.
    await select(context, 'Alba Marina');
    await expect(await canvas.findByText(selected(1228))).toBeVisible();
    await select(context, 'Alba Marina');
    await approve(context);
    const progress = await screen.findByRole('progressbar');
    await waitFor(() => expect(progress).toHaveAttribute('value', '400'));
    const hint =
      'Venues are decided {step} at a time: “Stop” takes effect after those that are under way.';
    const shownHint = textOf([hint, { step: format(VENUES_PER_STEP) }]);
    await expect(screen.getByText(shownHint, { selector: 'p' })).toBeVisible();
    await press(await dialog(), 'Stop');
    const title = textOf([
      'Approved: {done} of {total}',
      { done: format(599), total: format(1229) },
    ]);
    await expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    await expect(screen.getByText(`${textOf('Not reached')}: ${format(629)}`)).toBeVisible();
    await userEvent.click(screen.getByText(`${textOf('Changed meanwhile')}: ${format(1)}`));
    await expect(screen.getByText('A.C. Garibaldina 1932', { selector: 'li' })).toBeVisible();
    await press(await dialog(), 'Undo all');
    // So many are not undone by a second press where Stop has been.
    const question = within(await screen.findByRole('alertdialog'));
    await press(question, 'Do not undo');
    await expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    await press(await dialog(), 'Undo all');
    await press(within(await screen.findByRole('alertdialog')), [UNDO_DECISIONS, { count: 599 }]);
    const notice = canvas.findByText(/599 (decisions undone|decisioni annullate)/);
    await expect(await notice).toBeVisible();
    // All match again, and may have been changed since they were selected.
    await expect(canvas.queryByRole('region', { name: textOf('Selection') })).toBeNull();
  },
};

export const NamedFilter: Story = {
  name: 'the question about all that match names the filter, and what nobody has seen',
  args: { path: `${PATHS.venues}?country=italy&city=milano&check=nameShort` },
  parameters: { msw: MATCHING },
  play: async (context) => {
    const { canvas } = context;
    await selectAll(context);
    await press(canvas, 'Approve');
    const scope = ['Pending venues', 'Italy', 'Milan', 'Name too short', ...UNSEEN].map((text) =>
      textOf(text),
    );
    await expect(await screen.findByText(scope.join(' · '))).toBeVisible();
  },
};

export const KeptFocus: Story = {
  name: 'keeps the place of the keyboard when all that match are selected',
  parameters: { msw: MATCHING },
  play: async (context) => {
    const { canvas } = context;
    await selectAll(context);
    const bar = await canvas.findByRole('region', { name: textOf('Selection') });
    await waitFor(() => expect(bar).toHaveFocus());
  },
};

const response = { arrives: Promise.withResolvers<void>() };
const RUN_TO_STOP = stoppableRun({ total: 1229, reached: 200 });

/** In the moment before the server has said which run it is. */
export const StoppedAtOnce: Story = {
  name: 'a stop that is pressed at once is not lost',
  parameters: {
    msw: [
      http.post(DECISIONS, async () => void (await response.arrives.promise)),
      ...RUN_TO_STOP,
      ...MATCHING,
    ],
  },
  beforeEach: () => {
    response.arrives = Promise.withResolvers();
  },
  play: async (context) => {
    await selectAll(context);
    await approve(context);
    // It cannot be left before it is listed anywhere else.
    await press(await dialog(), 'Continue in the background');
    await press(await dialog(), 'Stop');
    response.arrives.resolve();
    const stopped = `${textOf('Not reached')}: ${format(829)}`;
    await expect(await screen.findByText(stopped)).toBeVisible();
  },
};

/** Approves all that match, and leaves the dialog, which stays open until the run is known. */
async function approveInTheBackground(context: StoryContext): Promise<void> {
  await selectAll(context);
  await approve(context);
  const progress = await screen.findByRole('progressbar');
  await waitFor(() => expect(progress).toHaveAttribute('value', '400'));
  await continueInTheBackground();
}

async function continueInTheBackground(): Promise<void> {
  await press(await dialog(), 'Continue in the background');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const APPROVED = '{count, plural, one {# venue approved} other {# venues approved}}';

export const UndoneInTheBackground: Story = {
  name: 'U means the decision that continues in the background, and asks before it undoes so many',
  parameters: { msw: [...stoppableRun({ total: 1229, reached: 400 }), ...MATCHING] },
  play: async (context) => {
    const { canvas } = context;
    await approveInTheBackground(context);
    await userEvent.keyboard('u');
    const question = await screen.findByRole('alertdialog');
    const text = textOf([APPROVED, { count: 1229 }]);
    await expect(within(question).getByText(text)).toBeVisible();
    await press(within(question), 'Do not undo');
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('value', '400');
    await userEvent.keyboard('u');
    const again = within(await screen.findByRole('alertdialog'));
    await press(again, [UNDO_DECISIONS, { count: 1229 }]);
    await expect(
      await canvas.findByText(/599 (decisions undone|decisioni annullate)/),
    ).toBeVisible();
  },
};

export const UndoneAfterLeaving: Story = {
  name: 'the result of its undo is shown on the screen to which one has gone meanwhile',
  // A narrow screen has no links before its menu is opened.
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    msw: [
      http.post(
        UNDO_BATCH,
        undoingBatch(200, 599, (opened) => {
          stream = opened;
        }),
      ),
      ...stoppableRun({ total: 1229, reached: 400 }),
      ...MATCHING,
    ],
  },
  play: async (context) => {
    const { canvas } = context;
    await approveInTheBackground(context);
    await userEvent.keyboard('u');
    const question = within(await screen.findByRole('alertdialog'));
    await press(question, [UNDO_DECISIONS, { count: 1229 }]);
    await continueInTheBackground();
    await userEvent.click(canvas.getByRole('link', { name: textOf('Import') }));
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/^Import/);
    stream.enqueue(undoReport({ undone: 599, refused: 0 }));
    stream.close();
    const text = textOf([UNDONE, { undone: 599 }]);
    await expect(await screen.findByRole('region', { name: text })).toBeVisible();
  },
};

/** Left alone it goes on behind every screen, where it can be stopped, resumed and undone. */
export const InTheBackground: Story = {
  name: 'continues in the background, and all stay in reach there',
  parameters: { msw: [...stoppableRun({ total: 1229, reached: 400 }), ...MATCHING] },
  play: async (context) => {
    const { canvas } = context;
    await approveInTheBackground(context);
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('value', '400');
    // They are being decided on: nothing is selected any more.
    await expect(canvas.queryByRole('region', { name: textOf('Selection') })).toBeNull();
    await press(canvas, 'Stop');
    await expect(
      await canvas.findByText(new RegExp(`${textOf('Not reached')}: ${format(629)}`)),
    ).toBeVisible();
    await press(canvas, 'Resume');
    const progress = await canvas.findByRole('progressbar');
    await expect(progress).toHaveAttribute('value', '600');
    // The button is gone, but the keyboard stays at its run.
    await waitFor(() => expect(progress.closest('section')).toHaveFocus());
  },
};
