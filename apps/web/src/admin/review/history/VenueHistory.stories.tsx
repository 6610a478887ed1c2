import { ENDPOINTS, type VenueReviewItem } from '@campetto/contract';
import type { StoryContext } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { problem, SHORT_LIST, VENUES } from '../../../testing/handlers.ts';
import { historyRecords, historyResponse } from '../../../testing/records.ts';
import {
  english,
  type ScreenMeta,
  type Story,
  shortReviewMeta,
} from '../../../testing/screenMeta.ts';
import { NO_RIGHTS, textOf } from '../../../testing/textOf.ts';

const meta = {
  ...shortReviewMeta,
  title: 'Screens/Back office/Review: history',
} satisfies ScreenMeta;
export default meta;

const HISTORY = ENDPOINTS.history.path;

/** Opens the history of the first venue. */
async function open({ canvas, userEvent }: StoryContext) {
  const name = textOf(['History of {name}', { name: 'A.C. Garibaldina 1932' }]);
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

/** Presses the undo of the first record. */
async function undoFirst(dialog: Awaited<ReturnType<typeof open>>, { userEvent }: StoryContext) {
  const undo = { name: new RegExp(`^${textOf('Undo')}`) };
  const [first] = await dialog.findAllByRole('button', undo);
  await userEvent.click(first as HTMLElement);
}

export const Loading: Story = {
  parameters: { msw: [http.get(HISTORY, () => delay('infinite')), ...SHORT_LIST] },
  play: async (context) => {
    const dialog = await open(context);
    await expect(await dialog.findByText(textOf('Loading the history'))).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { msw: [http.get(HISTORY, () => HttpResponse.json([])), ...SHORT_LIST] },
  play: async (context) => {
    const dialog = await open(context);
    await expect(
      await dialog.findByText(textOf('Nothing has happened to this venue since it came in.')),
    ).toBeInTheDocument();
  },
};

export const One: Story = {
  parameters: { msw: [http.get(HISTORY, historyResponse(1, 2)), ...SHORT_LIST] },
  play: async (context) => {
    const dialog = await open(context);
    await expect(await dialog.findByText(textOf('Before'))).toBeInTheDocument();
  },
};

export const Many: Story = {
  parameters: { msw: [http.get(HISTORY, historyResponse()), ...SHORT_LIST] },
  play: async (context) => {
    const dialog = await open(context);
    const [discarded] = await dialog.findAllByText(/^(Discarded|Scartata)/);
    await expect(discarded).toBeInTheDocument();
    await expect(
      await dialog.findByRole('row', {
        name: /^(Picture Earlier picture New picture|Immagine Immagine precedente Nuova immagine)$/,
      }),
    ).toBeVisible();
  },
};

export const Imported: Story = {
  ...english,
  name: 'shows what an import changed: the rating, the date and the source',
  parameters: {
    msw: [
      http.get(HISTORY, () => {
        const [record] = historyRecords();
        const changes = [
          { field: 'rating', from: '', to: '4.5' },
          { field: 'totalRatings', from: '999', to: '1200' },
          {
            field: 'lastUpdated',
            from: '2026-01-02T00:00:00.000Z',
            to: '2026-01-02T09:30:00.000Z',
          },
          { field: 'source', from: 'manual', to: 'milano' },
        ];
        return HttpResponse.json([{ ...record, kind: 'imported', source: 'milano', changes }]);
      }),
      ...SHORT_LIST,
    ],
  },
  play: async (context) => {
    const dialog = await open(context);
    await expect(await dialog.findByRole('row', { name: 'Rating Empty 4.5' })).toBeVisible();
    for (const name of [
      'Number of ratings 999 1,200',
      /^Last updated Jan 2, 2026 Jan 2, 2026, 9:30:00\sAM$/,
      'Source Added by hand milano',
    ])
      await expect(dialog.getByRole('row', { name })).toBeVisible();
  },
};

async function openAndFail(context: StoryContext): Promise<void> {
  const dialog = await open(context);
  const failure = textOf('The history could not be loaded. Please try again.');
  await expect(await dialog.findByText(failure, { exact: false })).toBeInTheDocument();
}

export const Failed: Story = {
  parameters: { msw: [http.get(HISTORY, problem(500)), ...SHORT_LIST] },
  play: openAndFail,
};

export const Offline: Story = {
  args: { offline: true },
  parameters: { msw: [http.get(HISTORY, () => HttpResponse.error()), ...SHORT_LIST] },
  play: openAndFail,
};

export const InFlight: Story = {
  parameters: {
    msw: [
      http.get(HISTORY, historyResponse()),
      http.post(ENDPOINTS.undo.path, () => delay('infinite')),
      ...SHORT_LIST,
    ],
  },
  play: async (context) => {
    const dialog = await open(context);
    await undoFirst(dialog, context);
    await expect(await dialog.findByText(textOf('Before'))).toBeInTheDocument();
  },
};

/** Undoes the first record, which the server keeps waiting, and closes the dialog. */
async function undoAndClose(context: StoryContext): Promise<void> {
  const dialog = await open(context);
  await undoFirst(dialog, context);
  await context.userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const NameUndone: Story = {
  name: 'names the venue as an undo in the dialog has left it',
  parameters: {
    msw: [
      http.get(HISTORY, historyResponse()),
      http.post(ENDPOINTS.undo.path, async ({ request }) => {
        const { activityIds } = (await request.json()) as { activityIds: string[] };
        const [venue] = VENUES as [VenueReviewItem];
        const item = structuredClone({ ...venue, version: venue.version + 1 });
        item.venue.sportsVenue.name = 'Garibaldina';
        const { folderPath, status, version } = item;
        const undone = { outcome: 'undone', folderPath, status, version, item };
        return HttpResponse.json({
          results: activityIds.map((activityId) => ({ activityId, ...undone })),
        });
      }),
      ...SHORT_LIST,
    ],
  },
  play: async (context) => {
    const dialog = await open(context);
    await undoFirst(dialog, context);
    await expect(await dialog.findByText('Garibaldina')).toBeVisible();
  },
};

export const FailedAfterClosing: Story = {
  name: 'An undo that fails after the dialog was closed is named',
  parameters: {
    msw: [
      http.get(HISTORY, historyResponse()),
      http.post(ENDPOINTS.undo.path, async () => {
        await delay(500);
        return HttpResponse.json(null, { status: 500 });
      }),
      ...SHORT_LIST,
    ],
  },
  play: async (context) => {
    await undoAndClose(context);
    const failure = textOf('This could not be undone. Please try again.');
    const named = new RegExp(`A\\.C\\. Garibaldina 1932.*${failure}`);
    await expect(await context.canvas.findByText(named, { selector: 'p' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { msw: [http.get(HISTORY, problem(403)), ...SHORT_LIST] },
  play: async (context) => {
    const dialog = await open(context);
    const [alert] = await dialog.findAllByText(textOf(NO_RIGHTS), { exact: false });
    await expect(alert).toBeInTheDocument();
  },
};
