import { ENDPOINTS, listPath } from '@campetto/contract';
import type { StoryContext } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { forbiddenAfter, textAfter } from '../../../testing/expectText.ts';
import { ACTIVITIES, problem, SHORT_LIST, VENUES, venueList } from '../../../testing/handlers.ts';
import { DUPLICATES } from '../../../testing/records.ts';
import { REVIEWER } from '../../../testing/reviewer.ts';
import {
  english,
  type ScreenMeta,
  type Story,
  shortReviewMeta,
} from '../../../testing/screenMeta.ts';
import { textOf } from '../../../testing/textOf.ts';

const meta = {
  ...shortReviewMeta,
  title: 'Screens/Back office/Review: duplicates',
} satisfies ScreenMeta;
export default meta;

const CLUSTER = ENDPOINTS.cluster.path;
const MERGE = ENDPOINTS.mergeDuplicates.path;
const [venue] = VENUES;

/** A server that finds these duplicates of the first venue. */
const finding = (found: unknown[]) => [
  http.post(ENDPOINTS.duplicates.path, () =>
    HttpResponse.json({ [venue?.folderPath ?? '']: found }),
  ),
  http.get(CLUSTER, () => HttpResponse.json({ venue, duplicates: found, hasMore: false })),
  ...SHORT_LIST,
];

/** Opens the duplicates of the first venue. */
async function open({ canvas, userEvent }: StoryContext, count: number): Promise<void> {
  const offered = textOf(['Possible duplicates: {count}', { count: String(count) }]);
  const name = `${offered} (A.C. Garibaldina 1932)`;
  await userEvent.click(await canvas.findByRole('button', { name }));
}

/** Confirms what is proposed for both duplicates. */
async function confirm(context: StoryContext): Promise<void> {
  await open(context, 2);
  await screen.findByRole('radiogroup', { name: textOf('Keep this one') });
  await context.userEvent.click(screen.getByRole('button', { name: textOf('Confirm') }));
}

export const One: Story = {
  parameters: { msw: finding(DUPLICATES.slice(0, 1)) },
  play: textAfter(
    (context) => open(context, 1),
    'Choose the record that stays, and whose values it has.',
  ),
};

export const Loading: Story = {
  parameters: { msw: [http.get(CLUSTER, () => delay('infinite')), ...finding(DUPLICATES)] },
  play: textAfter((context) => open(context, 2), 'Loading the possible duplicates'),
};

export const Empty: Story = {
  parameters: {
    msw: [
      http.get(CLUSTER, () => HttpResponse.json({ venue, duplicates: [], hasMore: false })),
      ...finding(DUPLICATES),
    ],
  },
  play: textAfter((context) => open(context, 2), 'This venue has no possible duplicates any more.'),
};

export const Many: Story = {
  parameters: { msw: finding(DUPLICATES) },
  play: async (context) => {
    await open(context, 2);
    const alike = textOf(['Names {alike} alike', { alike: '40%' }]);
    const [similarity] = await screen.findAllByText(alike, { exact: false });
    await expect(similarity).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { msw: [http.post(MERGE, problem(500)), ...finding(DUPLICATES)] },
  play: async (context) => {
    await confirm(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      textOf('The decision could not be saved. Please try again.'),
    );
  },
};

export const Offline: Story = {
  args: { offline: true },
  parameters: { msw: [http.post(MERGE, () => HttpResponse.error()), ...finding(DUPLICATES)] },
  play: async (context) => {
    await confirm(context);
    const text = textOf('The decision could not be saved. Please try again.');
    const [failure] = await screen.findAllByText(text, { exact: false });
    await expect(failure).toBeInTheDocument();
  },
};

export const InFlight: Story = {
  parameters: { msw: [http.post(MERGE, () => delay('infinite')), ...finding(DUPLICATES)] },
  play: async (context) => {
    await confirm(context);
    await expect(
      await screen.findByRole('radiogroup', { name: textOf('Keep this one') }),
    ).toBeInTheDocument();
  },
};

export const Forbidden: Story = {
  parameters: { msw: [http.post(MERGE, problem(403)), ...finding(DUPLICATES)] },
  play: forbiddenAfter(confirm),
};

export const OneItalian: Story = {
  ...One,
  name: 'one, in Italian: the status agrees with one venue, and each has its source and date',
  globals: { language: 'it' },
  play: async (context) => {
    await One.play?.(context);
    await expect(screen.getByText('Approvata')).toBeVisible();
    // Of venues with the same name only their origin says which is which.
    await expect(screen.getByText('OpenStreetMap · 11 giu 2020')).toBeVisible();
  },
};

const [duplicate] = DUPLICATES;

export const PictureLost: Story = {
  name: 'on a phone, in Italian: the picture of a discarded venue is not taken over',
  globals: { language: 'it', viewport: { value: 'phone' } },
  parameters: {
    msw: [
      http.get(CLUSTER, () =>
        HttpResponse.json({
          venue: { ...venue, hasImage: true },
          duplicates: [duplicate],
          hasMore: false,
        }),
      ),
      ...finding(DUPLICATES.slice(0, 1)),
    ],
  },
  play: async (context) => {
    await open(context, 1);
    const lost = textOf(
      'The picture is not taken over: keep the record that has it, or add it afterwards.',
    );
    const dialog = await screen.findByRole('dialog');
    const summary = await within(dialog).findByText(lost, { exact: false });
    await expect(summary.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    const [unlike] = within(dialog).getAllByRole('checkbox', { name: textOf('Not a duplicate') });
    await context.userEvent.click(unlike as HTMLElement);
    await expect(summary).not.toHaveTextContent(lost);
  },
};

const activityId = '01890a5d-ac96-774b-bcce-000000000300';
let decided = false;
const undone = { outcome: 'undone', activityId, status: 'pending', version: 9 } as const;

const MERGE_RECORD = {
  ...ACTIVITIES[1],
  id: activityId,
  kind: 'discarded',
  actor: REVIEWER.email,
  folderPath: venue?.folderPath ?? '',
  duplicateOf: {
    folderPath: duplicate?.item?.folderPath,
    name: 'AC Garibaldina',
    status: 'approved',
  },
  undoable: true,
  undone: false,
};

const MERGING = [
  http.post(ENDPOINTS.duplicates.path, () =>
    HttpResponse.json({ [venue?.folderPath ?? '']: decided ? [] : [duplicate] }),
  ),
  http.post(MERGE, () => {
    decided = true;
    return HttpResponse.json({ kept: venue, discarded: [], activityId });
  }),
  http.post(ENDPOINTS.undo.path, () => {
    decided = false;
    return HttpResponse.json({ results: [{ ...undone, folderPath: venue?.folderPath }] });
  }),
  ...finding(DUPLICATES.slice(0, 1)),
];
const begin = async (context: Parameters<NonNullable<Story['play']>>[0]) => {
  decided = false;
  historyRequests = 0;
  await One.play?.(context);
};
const offer = { name: /^Possible duplicates:/ };

export const Rejected: Story = {
  ...english,
  name: 'not a duplicate: no longer offered, until the undo',
  parameters: { msw: MERGING },
  play: async (context) => {
    await begin(context);
    const marks = screen.getAllByRole('checkbox', { name: 'Not a duplicate' });
    await userEvent.click(marks[1] as HTMLElement);
    await expect(screen.getByText('1 kept as it is, 1 marked as not a duplicate')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByText(/ are different venues$/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', offer)).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
    await expect(await screen.findByRole('button', offer)).toBeVisible();
  },
};

export const Merged: Story = {
  ...english,
  name: 'an approved venue stays with a value of the opened one, which is discarded',
  parameters: { msw: MERGING },
  play: async (context) => {
    await begin(context);
    const keep = within(screen.getByRole('radiogroup', { name: 'Keep this one' }));
    const [opened, approved] = keep.getAllByRole('radio');
    await expect(approved).toBeChecked();
    await expect(opened).toBeDisabled();
    // The website, which the approved one does not have, is filled in.
    await expect(
      screen.getByText('1 kept with 1 field from the others, 1 discarded as a duplicate'),
    ).toBeVisible();
    const names = within(screen.getByRole('radiogroup', { name: 'Name' })).getAllByRole('radio');
    await userEvent.click(names[0] as HTMLElement);
    await expect(screen.getByText(/^1 kept with 2 fields/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The server decides, and the response is lost; the history has it from this request on. */
let historyRequests = 0;
const losing = (listedAt: number) => [
  http.post(MERGE, () => {
    decided = true;
    return HttpResponse.error();
  }),
  http.get(ENDPOINTS.history.path, () => {
    historyRequests += 1;
    return HttpResponse.json(historyRequests < listedAt ? [] : [MERGE_RECORD]);
  }),
  http.get(listPath('pending'), (info) => venueList(VENUES.slice(decided ? 1 : 0, 2))(info)),
  ...MERGING,
];

export const LostFound: Story = {
  ...english,
  name: 'no response, but the history has it: it is shown as done, and U undoes it',
  parameters: { msw: losing(1) },
  play: async (context) => {
    await begin(context);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByText(/^1 duplicate of AC Garibaldina discarded/)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('u');
    await expect(await screen.findByRole('button', offer)).toBeVisible();
  },
};

export const LostCancelled: Story = {
  ...english,
  name: 'no response: it may have been done; after Cancel the list is fresh, and U undoes it',
  parameters: { msw: losing(2) },
  play: async (context) => {
    await begin(context);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'it may have been done; trying again does no harm.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(await screen.findByText(/^1 duplicate of AC Garibaldina discarded/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', offer)).toBeNull());
    await userEvent.keyboard('u');
    await expect(await screen.findByRole('button', offer)).toBeVisible();
  },
};

/** Confirms a decision that fails, closes the dialog, and tries it again. */
async function tryAgainClosed(context: Parameters<typeof begin>[0]): Promise<void> {
  await begin(context);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await within(screen.getByRole('dialog')).findByRole('alert');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(
    await screen.findByText(/1932: The decision could not be saved. Please try again.$/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
}

let attempts = 0;
export const FailedAndClosed: Story = {
  ...english,
  name: 'what failed in a dialog that is closed is named, and can be tried again',
  beforeEach: () => {
    attempts = 0;
  },
  parameters: {
    msw: [
      http.post(MERGE, () => {
        attempts += 1;
        return attempts === 1
          ? problem(500)()
          : HttpResponse.json({ kept: venue, discarded: [], activityId });
      }),
      http.get(listPath('pending'), (info) =>
        venueList(VENUES.slice(attempts > 1 ? 1 : 0, 2))(info),
      ),
      ...MERGING,
    ],
  },
  play: async (context) => {
    await tryAgainClosed(context);
    // The active venue, which was discarded, has left the list.
    await waitFor(() => expect(screen.queryByRole('button', offer)).toBeNull());
    await expect(await screen.findByText(/^1 duplicate of A/)).toBeVisible();
    await expect(screen.queryByText(/could not be saved|has left this list/)).toBeNull();
  },
};

export const FailedAndChanged: Story = {
  ...FailedAndClosed,
  name: 'what failed in a dialog that is closed is refused once one of its venues has changed',
  parameters: {
    msw: [
      http.post(MERGE, () => {
        attempts += 1;
        return problem(attempts === 1 ? 500 : 412)();
      }),
      ...MERGING,
    ],
  },
  play: async (context) => {
    await tryAgainClosed(context);
    const text = /1932: One of these venues has been changed meanwhile. Nothing was saved/;
    await expect(await screen.findByText(text)).toBeVisible();
  },
};

/** Presses Tab until the focused element is the wanted one. */
async function tabTo(isWanted: (element: Element) => boolean): Promise<void> {
  for (let presses = 0; presses < 100; presses += 1) {
    await userEvent.tab();
    if (document.activeElement && isWanted(document.activeElement)) return;
  }
  throw new Error('Tab does not come to it.');
}

export const MergedByKeyboard: Story = {
  ...english,
  name: 'a merge and its undo by keyboard alone',
  parameters: { msw: MERGING },
  play: async () => {
    decided = false;
    const button = await screen.findByRole('button', offer);
    await tabTo((element) => element === button);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    const names = await screen.findByRole('radiogroup', { name: 'Name' });
    await tabTo((element) => names.contains(element));
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByText(/^1 kept with 2 fields/)).toBeVisible();
    await tabTo((element) => element.textContent === 'Confirm');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('button', offer)).toBeNull());
    await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull());
    await tabTo((element) => element.textContent?.startsWith('Undo') === true);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('button', offer)).toBeVisible();
  },
};

/** A venue after a change by a colleague. */
const changed = <Item extends { version: number } | undefined>(item: Item) =>
  item && { ...item, version: 7 };
const CHANGED = DUPLICATES.map((one) => ({ ...one, item: changed(one.item) }));

let loads = 0;
export const Conflicting: Story = {
  ...english,
  name: 'a conflict: the venues are loaded again, the choices remain, and are confirmed again',
  parameters: {
    msw: [
      http.get(CLUSTER, () => {
        loads += 1;
        return HttpResponse.json(
          loads === 1
            ? { venue, duplicates: DUPLICATES, hasMore: false }
            : { venue: changed(venue), duplicates: CHANGED, hasMore: false },
        );
      }),
      http.post(MERGE, async ({ request }) => {
        const { keep } = (await request.json()) as { keep: { version: number } };
        return CHANGED.some(({ item }) => item.version === keep.version)
          ? HttpResponse.json({ kept: venue, discarded: [], activityId })
          : problem(412, { current: venue })();
      }),
      ...finding(DUPLICATES),
    ],
  },
  play: async (context) => {
    loads = 0;
    await Many.play?.(context);
    const unlike = () => screen.getAllByRole('checkbox', { name: 'Not a duplicate' })[2];
    // Another name, phone number and website: it is not discarded unless somebody chooses that.
    await expect(unlike()).toBeChecked();
    await userEvent.click(unlike() as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'A.C. Garibaldina 1932 has been changed meanwhile. Check the values and confirm again.',
    );
    await expect(loads).toBe(2);
    await expect(unlike()).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
