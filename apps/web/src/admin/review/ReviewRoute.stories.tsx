import {
  ENDPOINTS,
  type ListCount,
  listCountPath,
  listPath,
  MANUAL_SOURCE,
  PATHS,
  SIMILAR_WORDS_HEADER,
} from '@campetto/contract';
import { delay, HttpResponse, type HttpResponseResolver, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { exampleVenue } from '../../testing/exampleVenue.ts';
import { expectErrorMessage, expectForbidden, expectText } from '../../testing/expectText.ts';
import { problem, VENUES, venueList } from '../../testing/handlers.ts';
import { english, type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';
import { textOf } from '../../testing/textOf.ts';
import { expectVenues } from './list/listStories.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Review: pending',
  args: { ...screenMeta.args, path: PATHS.venues },
} satisfies ScreenMeta;
export default meta;

const PENDING = listPath('pending');
const APPROVED = listPath('approved');

export const Loading: Story = {
  name: '[REV-5] loading',
  parameters: { msw: [http.get(PENDING, () => delay('infinite'))] },
  play: () => expectText('Loading venues'),
};

export const Empty: Story = {
  name: '[REV-5] [TEXT-1] empty',
  args: { path: `${PATHS.venues}?country=italy&city=verona` },
  parameters: { msw: [http.get(PENDING, venueList([]))] },
  play: (context) => expectErrorMessage(context, 'No venues found matching your criteria'),
};

export const One: Story = {
  parameters: { msw: [http.get(PENDING, venueList(VENUES.slice(0, 1)))] },
  play: () => expectVenues(1),
};

export const Many: Story = {
  name: '[LANG-6] [REV-5] many',
  play: () => expectText('Load more'),
};

export const Failed: Story = {
  name: '[REV-5] [TEXT-1] error',
  parameters: { msw: [http.get(PENDING, problem(500))] },
  play: (context) => expectErrorMessage(context, 'Failed to load venues. Please try again.'),
};

export const Offline: Story = {
  args: { offline: true },
  parameters: { msw: [http.get(PENDING, () => HttpResponse.error())] },
  play: (context) => expectErrorMessage(context, 'Failed to load venues. Please try again.'),
};

export const InFlight: Story = {
  name: '[REV-5] more is being loaded',
  parameters: {
    msw: [
      http.get(PENDING, ({ request }) =>
        new URL(request.url).searchParams.has('cursor') ? delay('infinite') : undefined,
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textOf('Load more') }));
  },
};

export const Forbidden: Story = {
  parameters: { msw: [http.get(PENDING, problem(403))] },
  play: () => expectForbidden(),
};

const DECISIONS = /^(Approve|Edit|Discard|Restore) /;

const moved = (status: string) => () =>
  HttpResponse.json({ folderPath: VENUES[0]?.folderPath, status, version: 2 });

async function press(name: RegExp) {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) await userEvent.click(button);
}

export const Cards: Story = {
  ...english,
  name: '[REV-1] [REV-5] [REV-7] [REV-9] pending venues',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pending venues' })).toBeVisible();
    const [card] = await canvas.findAllByRole('article');
    if (!card) throw new Error('No card is shown.');
    for (const text of [
      'A.C. Garibaldina 1932',
      '+39 02 0000 0000',
      'Via Don Giovanni Minzoni 4, 20158 Milano, Italy',
      '45.504872, 9.169341',
      'Football',
      'Tennis',
      'Comune di Milano',
      'Jun 11, 2020',
    ]) {
      await expect(card).toHaveTextContent(text);
    }
    await expect(card).toHaveTextContent('4.3');
    const actions = within(card).getAllByRole('button', { name: DECISIONS });
    await expect(actions.map((button) => button.textContent)).toEqual([
      'Approve',
      'Edit',
      'Discard',
    ]);
    await expect(canvas.getByText('Showing 6 venues of 1,229')).toBeVisible();
  },
};

/** All that have similar words are shown, and cannot be selected as if they matched. */
export const SimilarWords: Story = {
  name: 'a search that finds similar words only says so',
  args: { path: `${PATHS.venues}?q=woodheys` },
  parameters: {
    msw: [
      http.get(PENDING, () =>
        HttpResponse.json(VENUES, {
          headers: { 'x-total-count': '1229', [SIMILAR_WORDS_HEADER]: 'wood%20citt%C3%A0' },
        }),
      ),
      http.get(
        ENDPOINTS.export.path,
        problem(422, {
          errors: [{ path: 'q', message: 'must be words that a venue has' }],
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const notice = textOf([
      'No venue in this list matches “{searched}”. Showing results for: {words}.',
      { searched: 'woodheys', words: 'wood, città' },
    ]);
    await expect(await canvas.findByText(notice)).toBeVisible();
    const venue = { name: /A\.C\. Garibaldina 1932$/ };
    await userEvent.click(await canvas.findByRole('checkbox', venue));
    await expect(
      await canvas.findByText(/^1 (venue selected|struttura selezionata)/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /1[.,]229/ })).toBeNull();
    await press(/^(Export|Esporta)$/);
    await expect(await screen.findByText(/^0 (venues|strutture)/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^CSV/ }));
    const refused = /^(Nothing was exported|Non è stato esportato nulla)/;
    await expect(await canvas.findByText(refused)).toBeVisible();
  },
};

const ONE_DISCARDED = VENUES.slice(0, 1).map((venue) => ({
  ...venue,
  status: 'discarded' as const,
}));
const DISCARDED = VENUES.slice(1).map((venue) => ({ ...venue, status: 'discarded' }));

/** The response to a search whose only match is decided: what has similar words. */
const onlySimilar: HttpResponseResolver = () =>
  HttpResponse.json(DISCARDED, {
    headers: { 'x-total-count': '5', [SIMILAR_WORDS_HEADER]: 'alba' },
  });
let isDecided = false;

export const LastMatch: Story = {
  ...english,
  name: 'after the last match of a search is decided, no similar venues take its place',
  args: { path: `${PATHS.venues}?q=garibaldina&status=discarded` },
  parameters: {
    msw: [
      http.get(listPath('discarded'), (info) =>
        (isDecided ? onlySimilar : venueList(ONE_DISCARDED))(info),
      ),
      http.get(listCountPath('discarded'), () =>
        HttpResponse.json({
          count: isDecided ? 0 : 1,
          capped: false,
          others: [{ status: 'pending', count: 1, capped: false }],
        } satisfies ListCount),
      ),
      http.post(ENDPOINTS.restore.path, () => {
        isDecided = true;
        return moved('pending')();
      }),
    ],
  },
  beforeEach: () => {
    isDecided = false;
  },
  play: async ({ canvas }) => {
    await press(/^Restore A\.C\./);
    await expect(await canvas.findByText('No venues found matching your criteria')).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
    const restored = await canvas.findByText('A.C. Garibaldina 1932 restored to the pending list');
    await expect(
      await canvas.findByText('All venues that the search found here have been decided on.'),
    ).toBeVisible();
    const announced = canvas
      .getAllByRole('status')
      .filter((status) => status.ariaLive !== 'off' && status.textContent);
    await expect(announced.map(({ textContent }) => textContent)).toEqual([
      restored.textContent,
      'The list is empty.',
    ]);
    const link = (await canvas.findByRole('link', { name: '1 pending' })).getBoundingClientRect();
    const notice = restored.closest('[data-notice]')?.getBoundingClientRect();
    await expect(notice?.top).toBeGreaterThanOrEqual(link.bottom + 4);
    // A search for the same words later on shows what is similar.
    await userEvent.type(canvas.getByRole('searchbox'), ' b');
    await expect(await canvas.findAllByRole('article')).toHaveLength(5);
  },
};

const COLLEAGUE = 'anna.rossi@campetto.example';

/** Expects the second venue to show that a colleague has leased it. */
async function expectLookedAt(canvas: ReturnType<typeof within>): Promise<void> {
  const notice = await canvas.findByText(`Being reviewed by ${COLLEAGUE}`);
  await expect(notice).toBeVisible();
  await expect(canvas.getAllByRole('article')[1]).toContainElement(notice);
}

export const ColleagueInCards: Story = {
  ...english,
  name: 'a venue that a colleague has at hand says so, and the title who has decided how many',
  args: { path: `${PATHS.venues}?view=cards` },
  play: async ({ canvas }) => {
    await expectLookedAt(canvas);
    await expect(canvas.getByText(/38 today, 52 by everyone/)).toHaveAttribute(
      'title',
      `Decided today: giulia.bianchi@campetto.example (38), ${COLLEAGUE} (14)`,
    );
  },
};

export const ColleagueInRows: Story = {
  ...english,
  name: 'a row names the colleague who has the venue',
  args: { path: `${PATHS.venues}?view=rows` },
  play: async ({ canvas }) => {
    await expectLookedAt(canvas);
  },
};

export const RowsInItalian: Story = {
  name: 'a row has its date in the language of the page, where a card has it in English',
  globals: { language: 'it' },
  args: { path: `${PATHS.venues}?view=rows` },
  play: async ({ canvas }) => {
    const [row] = await canvas.findAllByRole('article');
    await expect(row).toHaveTextContent('11 giu 2020');
  },
};

export const Approved: Story = {
  ...english,
  name: '[REV-1] [REV-9] approved venues offer Edit only',
  args: { path: `${PATHS.venues}?status=approved` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Approved venues' })).toBeVisible();
    const [card] = await canvas.findAllByRole('article');
    const actions = card && within(card).getAllByRole('button', { name: DECISIONS });
    await expect(actions?.map((button) => button.textContent)).toEqual(['Edit']);
  },
};

export const Discarded: Story = {
  ...english,
  name: '[REV-9] [REV-15] a discarded venue is restored at once',
  args: { path: `${PATHS.venues}?status=discarded` },
  parameters: { msw: [http.post(ENDPOINTS.restore.path, moved('pending'))] },
  play: async ({ canvas }) => {
    await press(/^Restore A\.C\./);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
};

export const RestoreFailed: Story = {
  ...english,
  name: '[REV-11] a failure is one alert over the list, which stays where it is; it can be dismissed',
  args: { path: `${PATHS.venues}?status=discarded` },
  parameters: { msw: [http.post(ENDPOINTS.restore.path, problem(500))] },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    const topOfList = () =>
      (canvas.getAllByRole('article')[0]?.getBoundingClientRect().top ?? 0) + window.scrollY;
    const before = topOfList();
    await press(/^Restore A\.C\./);
    const text = /^A\.C\. Garibaldina 1932: Failed to restore venue\. Please try again\.$/;
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
    await expect(canvas.getAllByText(text)).toHaveLength(1);
    await expect(topOfList()).toBe(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText(text)).toBeNull();
  },
};

export const Cleared: Story = {
  globals: { ...english.globals, viewport: { value: 'desktop' } },
  name: '[REV-3] the filters are cleared where nothing matches',
  args: { path: `${PATHS.venues}?country=italy&city=verona` },
  parameters: { msw: [http.get(PENDING, venueList([]))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No venues found matching your criteria')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: /^Remove the filter/ })).toBeNull(),
    );
  },
};

export const NothingWaiting: Story = {
  ...english,
  name: '[REV-5] an empty list offers to clear the filters, whichever are set',
  parameters: { msw: [http.get(PENDING, venueList([])), http.get(APPROVED, venueList([]))] },
  play: async ({ canvas }) => {
    const sees = async (text: RegExp) => expect(await canvas.findByText(text)).toBeVisible();
    await sees(/^All decided/);
    await sees(/^Nothing is waiting for a decision/);
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show approved' }));
    await sees(/^No venue has been approved yet/);
    await expect(canvas.queryByText('All decided')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await sees(/^Nothing is waiting for a decision/);
  },
};

const approved = fn(moved('approved'));

export const WithoutId: Story = {
  ...english,
  name: '[REV-12] a venue without an id is not approved',
  parameters: {
    msw: [
      http.get(PENDING, venueList([exampleVenue({ sportsVenue: { id: '' } })])),
      http.post(ENDPOINTS.approve.path, approved),
    ],
  },
  play: async ({ canvas }) => {
    await press(/^Approve A\.C\./);
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(approved).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

/** Checks that the venue's own fields do not call for. */
export const StoredChecks: Story = {
  ...english,
  name: 'a card shows the checks that the server sends',
  parameters: {
    msw: [http.get(PENDING, venueList([{ ...exampleVenue(), checks: ['noStreet'] }]))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /: No street$/ })).toBeVisible();
  },
};

export const AddedByHand: Story = {
  ...english,
  name: 'a venue added by hand, without a name',
  parameters: {
    msw: [
      http.get(
        PENDING,
        venueList([
          exampleVenue({ sportsVenue: { name: '' }, metadata: { source: MANUAL_SOURCE } }),
        ]),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const [card] = await canvas.findAllByRole('article');
    await expect(card).toHaveTextContent('Added by hand');
    await expect(card).not.toHaveTextContent('manual');
    await expect(card).toHaveTextContent('No name');
    await expect(card).not.toHaveTextContent('Name too short');
  },
};
