import { ENDPOINTS, listPath, PATHS } from '@campetto/contract';
import type { StoryContext } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fakeClock, passReading } from '../../../testing/clock.ts';
import { errorAfter, forbiddenAfter, textAfter } from '../../../testing/expectText.ts';
import { problem, SHORT_LIST, VENUES, venueList } from '../../../testing/handlers.ts';
import { DUPLICATES } from '../../../testing/records.ts';
import { REVIEWER } from '../../../testing/reviewer.ts';
import {
  english,
  type ScreenMeta,
  type Story,
  shortReviewMeta,
} from '../../../testing/screenMeta.ts';
import { textOf } from '../../../testing/textOf.ts';
import { switchConfirmation } from './confirmation.ts';
import { expectInFlight } from './expectInFlight.ts';

const [doubtful] = VENUES;
const meta = {
  ...shortReviewMeta,
  title: 'Screens/Back office/Review: approve',
} satisfies ScreenMeta;
export default meta;

const unasked = () => switchConfirmation('approve', false);

/** Asks whether to approve the first venue. */
async function ask({ canvas, userEvent }: StoryContext): Promise<void> {
  const name = textOf(['Approve {name}', { name: 'A.C. Garibaldina 1932' }]);
  await userEvent.click(await canvas.findByRole('button', { name }));
}

async function approve(context: StoryContext): Promise<void> {
  await ask(context);
  const dialog = within(await screen.findByRole('alertdialog'));
  await context.userEvent.click(dialog.getByRole('button', { name: textOf('Approve') }));
}

export const One: Story = {
  name: '[REV-10] asks first',
  play: textAfter(ask, 'The venue moves to the approved list.'),
};

export const Failed: Story = {
  name: '[REV-11] [TEXT-1] a decision that failed keeps the modal',
  parameters: { msw: [http.post(ENDPOINTS.approve.path, problem(500)), ...SHORT_LIST] },
  play: errorAfter(approve, 'Failed to approve venue. Please try again.'),
};

export const TooManyRequests: Story = {
  name: '[REV-11] a decision refused for too many requests says how long to wait',
  parameters: {
    msw: [
      http.post(
        ENDPOINTS.approve.path,
        () => new HttpResponse(null, { status: 429, headers: { 'retry-after': '5' } }),
      ),
      ...SHORT_LIST,
    ],
  },
  play: errorAfter(approve, [
    'There were too many requests. {seconds, plural, one {Wait # second, then try again.} other {Wait # seconds, then try again.}}',
    { seconds: 5 },
  ]),
};

export const Offline: Story = {
  args: { offline: true },
  parameters: {
    msw: [http.post(ENDPOINTS.approve.path, () => HttpResponse.error()), ...SHORT_LIST],
  },
  play: errorAfter(approve, 'Failed to approve venue. Please try again.'),
};
export const Reconnected: Story = {
  ...Offline,
  name: '[REV-11] a failure for want of a connection is forgotten once it is back',
  play: async (context) => {
    await approve(context);
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
  },
};
export const Doubtful: Story = {
  ...english,
  name: 'names open duplicates and failed checks, and asks also after “do not ask again”',
  parameters: {
    msw: [
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
  beforeEach: unasked,
  play: async ({ canvas }) => {
    const [card] = await canvas.findAllByRole('article');
    if (!card) throw new Error('No card is shown.');
    await within(card).findByRole('button', { name: /^Possible duplicates: 2/ });
    await userEvent.click(within(card).getByRole('button', { name: /^Approve/ }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleDescription(
      /It has 2 possible duplicates\. Failed checks: .* This question is switched off\. .*, unless all its details are shown\./,
    );
    await expect(within(dialog).queryByRole('checkbox')).toBeNull();
  },
};

const UNNAMED = VENUES.map((venue) => ({
  ...venue,
  venue: { ...venue.venue, sportsVenue: { ...venue.venue.sportsVenue, name: '' } },
}));

export const Unnamed: Story = {
  ...english,
  name: 'says why it asks about a venue without a name after “do not ask again”',
  parameters: { msw: [http.get(listPath('pending'), venueList(UNNAMED))] },
  beforeEach: unasked,
  play: async () => {
    await approveByKey();
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleDescription(
      /The venue has no name\. You are always asked/,
    );
    await expect(within(dialog).queryByRole('checkbox')).toBeNull();
  },
};

/** Approves the first row or card by key; returns it and the next one. */
async function approveByKey(): Promise<(HTMLElement | undefined)[]> {
  const [item, next] = await screen.findAllByRole('article');
  item?.focus();
  await userEvent.keyboard('a');
  return [item, next];
}

const slowly = {
  msw: [http.post(ENDPOINTS.approve.path, () => delay('infinite')), ...SHORT_LIST],
};

export const RowAtOnce: Story = {
  ...english,
  name: 'rows: a row leaves before the server has responded, and the next one has the focus',
  args: { path: `${PATHS.venues}?view=rows` },
  parameters: slowly,
  beforeEach: unasked,
  play: async () => {
    const [row, next] = await approveByKey();
    await expect(row).not.toBeInTheDocument();
    await expect(next).toHaveFocus();
    // Meant for the row before, which was pressed twice.
    await userEvent.keyboard('a');
    await expect(next).toBeInTheDocument();
  },
};

export const CardAtOnce: Story = {
  ...RowAtOnce,
  name: 'cards: a card leaves before the server has responded, and the next one has the focus',
  args: { path: PATHS.venues },
};

export const RowBack: Story = {
  ...english,
  name: 'rows: a decision that fails brings the row back, with the focus and the reason',
  args: { path: `${PATHS.venues}?view=rows` },
  parameters: { msw: [http.post(ENDPOINTS.approve.path, problem(500)), ...SHORT_LIST] },
  beforeEach: unasked,
  play: async ({ canvas }) => {
    const [row] = await approveByKey();
    await expect(row).not.toBeInTheDocument();
    const name = doubtful?.venue.sportsVenue.name ?? '';
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      `${name}: Failed to approve venue`,
    );
    await waitFor(() => expect(canvas.getByRole('article', { name })).toHaveFocus());
  },
};

export const RowBackItalian: Story = {
  ...RowBack,
  tags: ['!autodocs'],
  name: 'rows: what has failed is a sentence of its own after its venue in Italian',
  globals: { language: 'it' },
  play: async () => {
    await approveByKey();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      `${doubtful?.venue.sportsVenue.name} – Non è stato possibile approvare la struttura.`,
    );
  },
};

const approvals = fn();

export const RowsTryAgain: Story = {
  ...english,
  name: 'rows: decisions that fail are counted and named, their rows back in their places, until all are sent again',
  args: { path: `${PATHS.venues}?view=rows` },
  parameters: {
    msw: [
      http.post(ENDPOINTS.approve.path, async ({ request }) => {
        const { folderPath } = (await request.json()) as { folderPath: string };
        approvals(folderPath);
        return approvals.mock.calls.length > 2
          ? HttpResponse.json({ folderPath, status: 'approved', version: 2 })
          : problem(500)();
      }),
      ...SHORT_LIST,
    ],
  },
  beforeEach: [fakeClock, unasked, () => void approvals.mockClear()],
  play: async ({ canvas }) => {
    const [first, second] = VENUES.map(({ venue }) => venue.sportsVenue.name);
    const rows = () => canvas.getAllByRole('article').map((row) => row.getAttribute('aria-label'));
    await canvas.findAllByRole('article');
    const before = rows();
    for (const [at, name] of [first, second].entries()) {
      // An earlier click would be taken for the second on the venue before.
      await passReading('click');
      await userEvent.click(await canvas.findByRole('button', { name: `Approve ${name}` }));
      await waitFor(() => expect(approvals).toHaveBeenCalledTimes(at + 1));
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(`${name}: Failed`));
      await waitFor(() => expect(rows()).toEqual(before));
    }
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      `2 decisions failed. ${first}, ${second}: Failed to approve venue.`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(approvals).toHaveBeenCalledTimes(4));
    const sent = approvals.mock.calls.map(([folderPath]) => folderPath as string);
    await expect(sent.slice(2)).toEqual(sent.slice(0, 2));
  },
};

export const ManyFailed: Story = {
  ...english,
  name: 'of many decisions that fail again after a reload, the first three are named',
  parameters: { msw: [http.post(ENDPOINTS.approve.path, problem(500))] },
  beforeEach: () => {
    const changes = VENUES.slice(0, 5).map((item) => ({
      item,
      change: { move: 'approve', reason: {} },
      key: item.folderPath,
    }));
    sessionStorage.setItem(`campetto.sentChanges.${REVIEWER.uid}`, JSON.stringify(changes));
  },
  play: async ({ canvas }) => {
    const [first, second] = VENUES.map(({ venue }) => venue.sportsVenue.name);
    const alert = await canvas.findByRole('alert');
    await waitFor(() =>
      expect(alert).toHaveTextContent(
        `5 decisions failed. ${first}, ${second}, Unnamed venue and 2 others: Failed to approve venue.`,
      ),
    );
  },
};

export const FocusStays: Story = {
  ...english,
  name: 'rows: the focus passes from a decided row to the next one at once',
  args: { path: `${PATHS.venues}?view=rows` },
  parameters: {
    msw: [
      http.post(ENDPOINTS.approve.path, () =>
        HttpResponse.json({
          folderPath: doubtful?.folderPath,
          status: 'approved',
          version: 2,
        }),
      ),
    ],
  },
  beforeEach: unasked,
  play: async ({ canvas }) => {
    let lost = 0;
    let frame = 0;
    const sample = () => {
      if (document.activeElement === document.body) lost += 1;
      frame = requestAnimationFrame(sample);
    };
    try {
      const [row, next] = await canvas.findAllByRole('article');
      row?.focus();
      sample();
      await userEvent.keyboard('a');
      await waitFor(() => expect(row).not.toBeInTheDocument());
      await expect(next).toHaveFocus();
      await expect(lost).toBe(0);
    } finally {
      cancelAnimationFrame(frame);
    }
  },
};

export const InFlight: Story = {
  name: '[REV-8] [REV-10] in flight',
  parameters: { msw: [http.post(ENDPOINTS.approve.path, () => delay('infinite')), ...SHORT_LIST] },
  play: async (context) => {
    await approve(context);
    await expectInFlight('Approve');
  },
};

export const Forbidden: Story = {
  parameters: { msw: [http.post(ENDPOINTS.approve.path, problem(403)), ...SHORT_LIST] },
  play: forbiddenAfter(approve),
};
