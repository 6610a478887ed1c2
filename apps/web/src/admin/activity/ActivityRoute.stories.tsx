import { ENDPOINTS, PATHS } from '@campetto/contract';
import { delay, HttpResponse, http } from 'msw';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { fakeClock, pass } from '../../testing/clock.ts';
import { expectForbidden, expectText } from '../../testing/expectText.ts';
import { ACTIVITIES, problem } from '../../testing/handlers.ts';
import { BATCH, endedRun, undoingBatch, undoneBatch, undoReport } from '../../testing/records.ts';
import { english, type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';
import { textOf } from '../../testing/textOf.ts';
import { RUNS_INTERVAL } from '../../venue-client/decisions/useDecisionRuns.ts';

const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Activity',
  args: { ...screenMeta.args, path: PATHS.activity },
} satisfies ScreenMeta;
export default meta;

const ACTIVITY = ENDPOINTS.activity.path;

export const Loading: Story = {
  parameters: { msw: [http.get(ACTIVITY, () => delay('infinite'))] },
  play: () => expectText('Loading the activity'),
};

export const Empty: Story = {
  parameters: {
    msw: [
      http.get(ACTIVITY, () => HttpResponse.json([])),
      http.get(ENDPOINTS.actors.path, () => HttpResponse.json([])),
    ],
  },
  play: () => expectText('Nothing has happened yet.'),
};

export const One: Story = {
  parameters: { msw: [http.get(ACTIVITY, () => HttpResponse.json(ACTIVITIES.slice(1, 2)))] },
  play: () => expectText(['{name} discarded', { name: 'Alba Marina' }]),
};

export const Many: Story = {
  parameters: {
    msw: [
      http.get(ACTIVITY, () =>
        HttpResponse.json([...ACTIVITIES, BATCH], {
          headers: { link: '</api/activity?cursor=next>; rel="next"' },
        }),
      ),
    ],
  },
  play: () => expectText('Show earlier'),
};

export const Failed: Story = {
  parameters: { msw: [http.get(ACTIVITY, problem(500))] },
  play: () => expectText('Failed to load recent activity'),
};

export const Offline: Story = {
  args: { offline: true },
  parameters: { msw: [http.get(ACTIVITY, () => HttpResponse.error())] },
  play: () => expectText('You are offline. What you see may be out of date.'),
};

export const InFlight: Story = {
  parameters: { msw: [http.post(ENDPOINTS.undo.path, () => delay('infinite'))] },
  play: async ({ canvas, userEvent }) => {
    const [undo] = await canvas.findAllByRole('button', { name: new RegExp(`^${textOf('Undo')}`) });
    await userEvent.click(undo as HTMLElement);
    await expectText(['{name} discarded', { name: 'Alba Marina' }]);
  },
};

const LEFT = 'An undo that was left is over';

export const UndoneElsewhere: Story = {
  name: 'an undo that began before the page was loaded is in the list once it has ended',
  beforeEach: fakeClock,
  parameters: {
    msw: (() => {
      let requests = 0;
      return [
        http.get(ENDPOINTS.decisionRuns.path, () => {
          requests += 1;
          const undo = { reached: 200, total: 310 };
          return HttpResponse.json(requests === 1 ? [endedRun({ undo })] : []);
        }),
        http.get(ACTIVITY, () => {
          const [record] = ACTIVITIES;
          return HttpResponse.json([requests < 2 ? record : { ...record, venueName: LEFT }]);
        }),
        http.post(ENDPOINTS.undoBatch.path, () => delay('infinite')),
      ];
    })(),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar');
    await pass(RUNS_INTERVAL);
    await expect(await canvas.findByText(new RegExp(LEFT))).toBeVisible();
  },
};

export const Forbidden: Story = {
  parameters: { msw: [http.get(ACTIVITY, problem(403))] },
  play: () => expectForbidden(),
};

const series = ['Padel Navigli', 'Campo Sagnino', 'Tennis Lambrate'].map((venueName, index) => ({
  ...ACTIVITIES[0],
  id: `01890a5d-ac96-774b-bcce-00000000050${index}`,
  venueName,
}));

const EARLIER = {
  ...ACTIVITIES[0],
  id: '01890a5d-ac96-774b-bcce-000000000503',
  venueName: 'Arena Civica',
};

export const Pages: Story = {
  ...english,
  name: '[DASH-6] earlier records follow; several of one person and kind are one line that opens',
  parameters: {
    msw: [
      http.get(ACTIVITY, ({ request }) =>
        new URL(request.url).searchParams.has('cursor')
          ? HttpResponse.json([EARLIER, ...ACTIVITIES.slice(4)])
          : HttpResponse.json(series, {
              headers: { link: '</api/activity?limit=50&cursor=next>; rel="next"' },
            }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const line = await canvas.findByText('3 venues approved');
    await expect(canvas.getByText('Campo Sagnino approved')).not.toBeVisible();
    await userEvent.click(line);
    const link = canvas.getByRole('link', { name: 'Campo Sagnino approved' });
    await expect(link).toHaveAttribute(
      'href',
      `${PATHS.venues}?status=approved&q=Campo+Sagnino&lang=en`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier' }));
    const imported = await canvas.findByText('407 venues imported from Comune di Milano');
    await expect(imported).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show earlier' })).toBeNull();
    // The opened line stays open when earlier records join it.
    await expect(canvas.getByText('4 venues approved')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Arena Civica approved' })).toBeVisible();
  },
};

/** An import that added no venue, as the server describes it. */
const CHANGED = ACTIVITIES.filter(({ kind }) => kind === 'imported').map((record) => ({
  ...record,
  id: BATCH.id,
  batchId: BATCH.id,
  count: 4,
}));

export const Filtered: Story = {
  ...english,
  name: '[DASH-6] the filters of the address are sent and can be changed',
  args: { path: `${PATHS.activity}?kind=imported&actor=zoe%40campetto.app` },
  parameters: {
    msw: [
      http.get(ACTIVITY, ({ request }) => {
        const { searchParams } = new URL(request.url);
        return HttpResponse.json(
          [...ACTIVITIES, ...CHANGED]
            .filter(({ kind }) => !searchParams.has('kind') || searchParams.get('kind') === kind)
            .filter(() => searchParams.get('actor') !== 'zoe@campetto.app'),
        );
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches these filters.')).toBeVisible();
    const person = canvas.getByRole('combobox', { name: 'Person' });
    await expect(person).toHaveTextContent('zoe@campetto.app');
    await userEvent.click(person);
    await userEvent.click(await screen.findByRole('option', { name: 'Everybody' }));
    const imported = await canvas.findByText('407 venues imported from Comune di Milano');
    await expect(imported).toBeVisible();
    const changed = '4 venues changed by an import from Comune di Milano';
    await expect(canvas.getByText(changed)).toBeVisible();
    await expect(canvas.queryByText('Alba Marina discarded')).toBeNull();
  },
};

const UNDO = 'Undo this batch: 4,180 venues discarded';

/** Undoes the batch after the confirmation. */
async function undoBatch(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: UNDO }));
  const confirmation = within(await screen.findByRole('alertdialog'));
  await expect(confirmation.getByText(/^4,180 decisions are undone/)).toBeVisible();
  await userEvent.click(confirmation.getByRole('button', { name: 'Undo 4,180 decisions' }));
}

let stream: ReadableStreamDefaultController;

export const BatchBeingUndone: Story = {
  ...english,
  name: 'the undo of a batch shows how far it is, and continues in the background',
  parameters: {
    msw: [
      http.get(ACTIVITY, () => HttpResponse.json([BATCH])),
      http.post(
        ENDPOINTS.undoBatch.path,
        undoingBatch(1200, 4180, (opened) => {
          stream = opened;
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await undoBatch();
    const progress = await screen.findByRole('dialog', { name: 'Undoing 4,180 decisions' });
    await expect(await within(progress).findByText('Undone: 1,200 of 4,180')).toBeVisible();
    const [background] = within(progress).getAllByRole('button', {
      name: 'Continue in the background',
    });
    await userEvent.click(background as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = canvas.getByRole('button', { name: UNDO });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByText('Undone: 1,200 of 4,180')).toBeVisible();
    stream.enqueue(undoReport({ undone: 4180, refused: 0 }));
    stream.close();
    await expect(await canvas.findByText('4,180 decisions undone')).toBeInTheDocument();
  },
};

export const BatchUndone: Story = {
  ...english,
  name: '[DASH-6] a batch is undone after a confirmation that names how many',
  parameters: {
    msw: [
      http.get(ACTIVITY, () => HttpResponse.json([BATCH])),
      http.post(ENDPOINTS.undoBatch.path, undoneBatch({ undone: 4180, refused: 0 })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: '4,180 venues discarded' }),
    ).toHaveAttribute('href', `${PATHS.venues}?status=discarded&batch=${BATCH.id}&lang=en`);
    await undoBatch();
    await expect(await canvas.findByText('4,180 decisions undone')).toBeInTheDocument();
  },
};

let finish: (response: Response) => void = () => undefined;

export const BatchUndoneElsewhere: Story = {
  ...english,
  name: '[DASH-6] the result of an undo is shown on the screen to which one has gone meanwhile',
  // A narrow screen has no links before its menu is opened.
  globals: { ...english.globals, viewport: { value: 'desktop' } },
  parameters: {
    msw: [
      http.get(ACTIVITY, () => HttpResponse.json([BATCH])),
      http.post(
        ENDPOINTS.undoBatch.path,
        () =>
          new Promise<Response>((resolve) => {
            finish = resolve;
          }),
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    await undoBatch();
    const dashboard = canvasElement.querySelector(`a[href^="${PATHS.dashboard}"]`);
    // The dialog covers the menu for a mouse, not for a browser's own navigation.
    if (dashboard) fireEvent.click(dashboard);
    // The progress takes the place of the confirmation, until the screen is left.
    await waitFor(() => expect(document.querySelector('[role$=dialog]')).toBeNull());
    const report = { type: 'report', report: { undone: 4180, refused: 0 } };
    finish(new HttpResponse(JSON.stringify(report)));
    await expect(
      await screen.findByRole('region', { name: '4,180 decisions undone' }),
    ).toBeVisible();
  },
};

export const BatchUndoneInPart: Story = {
  ...english,
  name: 'says how many decisions of a batch could not be undone, and why',
  parameters: {
    msw: [
      http.get(ACTIVITY, () => HttpResponse.json([BATCH])),
      http.post(ENDPOINTS.undoBatch.path, undoneBatch({ undone: 4178, refused: 2 })),
    ],
  },
  play: async ({ canvas }) => {
    await undoBatch();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '4,178 decisions undone, 2 no longer possible: changed since',
    );
  },
};
