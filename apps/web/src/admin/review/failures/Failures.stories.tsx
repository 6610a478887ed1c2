import { ACTIVITY_ID_HEADER, ENDPOINTS, PATHS } from '@campetto/contract';
import type { StoryContext } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fakeClock, pass, passReading } from '../../../testing/clock.ts';
import { problem, SHORT_LIST, VENUES } from '../../../testing/handlers.ts';
import {
  english,
  type ScreenMeta,
  type Story,
  shortReviewMeta,
} from '../../../testing/screenMeta.ts';
import { textOf } from '../../../testing/textOf.ts';
import { switchConfirmation } from '../decisions/confirmation.ts';
import { KEY_DELAY } from '../shortcuts/typedText.ts';

const [name = '', other = ''] = VENUES.map(({ venue }) => venue.sportsVenue.name);

const meta = {
  ...shortReviewMeta,
  title: 'Screens/Back office/Review: failures',
} satisfies ScreenMeta;
export default meta;

/** Resolves when the screen has been left. */
let left = Promise.withResolvers<void>();
const approvals = fn();

const handlers = [
  http.post(ENDPOINTS.approve.path, async ({ request }) => {
    approvals();
    await left.promise;
    const { folderPath } = (await request.json()) as { folderPath: string };
    return approvals.mock.calls.length > 1
      ? HttpResponse.json({ folderPath, status: 'approved', version: 2 })
      : problem(500)();
  }),
  ...SHORT_LIST,
];

/** Approves the first venue, and leaves the screen before the request fails. */
async function leave({ canvas }: StoryContext): Promise<void> {
  await userEvent.click(
    await canvas.findByRole('button', { name: textOf(['Approve {name}', { name }]) }),
  );
  await waitFor(() => expect(approvals).toHaveBeenCalledOnce());
  await userEvent.click(canvas.getByRole('link', { name: textOf('Dashboard') }));
  await canvas.findByRole('heading', { level: 1, name: textOf('Dashboard') });
  left.resolve();
}

const beforeEach = () => {
  left = Promise.withResolvers<void>();
  approvals.mockClear();
  switchConfirmation('approve', false);
};

export const Elsewhere: Story = {
  name: 'a decision that fails after its screen was left is named on the next one',
  parameters: { msw: handlers },
  globals: { viewport: { value: 'desktop' } },
  beforeEach,
  play: async (context) => {
    await leave(context);
    await expect(await context.canvas.findByText(name)).toBeVisible();
  },
};

export const TriedAgain: Story = {
  ...Elsewhere,
  globals: { ...english.globals, viewport: { value: 'desktop' } },
  name: 'it can be tried again on the review screen',
  play: async (context) => {
    const { canvas } = context;
    await leave(context);
    const box = await canvas.findByRole('region', { name: '1 change of a venue was not saved' });
    await userEvent.click(within(box).getByRole('button', { name: 'Show in the list' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      `${name}: Failed to approve venue.`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(approvals).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const BeingTriedAgain: Story = {
  name: 'the browser asks before what is tried again is lost; a second press decides nothing',
  globals: { ...english.globals, viewport: { value: 'desktop' } },
  parameters: {
    msw: [
      http.post(ENDPOINTS.approve.path, async () => {
        approvals();
        return approvals.mock.calls.length > 1 ? delay('infinite') : problem(500)();
      }),
      ...SHORT_LIST,
    ],
  },
  beforeEach,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Approve ${name}` }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(approvals).toHaveBeenCalledTimes(2));
    await userEvent.click(canvas.getByRole('button', { name: `Approve ${other}` }));
    await expect(approvals).toHaveBeenCalledTimes(2);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(true);
  },
};

const RECORD = '01890a5d-ac96-774b-bcce-b302099a0001';
const OTHER_RECORD = '01890a5d-ac96-774b-bcce-b302099a8058';
const { folderPath = '' } = VENUES[0] ?? {};

/** A server that responds to an undo once the screen has been left. */
const undoHandlers = (respond: () => Response) => [
  http.post(ENDPOINTS.approve.path, () =>
    HttpResponse.json(
      { folderPath, status: 'approved', version: 2 },
      { headers: { [ACTIVITY_ID_HEADER]: RECORD } },
    ),
  ),
  http.post(ENDPOINTS.undo.path, async () => {
    await left.promise;
    return respond();
  }),
  ...SHORT_LIST,
];

/** Approves the first venue, and leaves the screen while that is being undone. */
async function leaveWhileUndoing({ canvas }: StoryContext): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: `Approve ${name}` }));
  await userEvent.click(await canvas.findByRole('button', { name: /^Undo/ }));
  await userEvent.click(canvas.getByRole('link', { name: 'Dashboard' }));
  await canvas.findByRole('heading', { level: 1, name: 'Dashboard' });
  left.resolve();
}

export const UndoneElsewhere: Story = {
  name: 'an undo that succeeds after its screen was left is named on the next one',
  globals: { ...english.globals, viewport: { value: 'desktop' } },
  parameters: {
    msw: undoHandlers(() =>
      HttpResponse.json({
        results: [
          { activityId: RECORD, outcome: 'undone', folderPath, status: 'pending', version: 3 },
        ],
      }),
    ),
  },
  beforeEach,
  play: async (context) => {
    await leaveWhileUndoing(context);
    const { canvas } = context;
    await expect(
      await canvas.findByText(`Undone: ${name} approved`, { selector: 'p' }),
    ).toBeVisible();
  },
};

const undone = fn();

/** A server that responds to each approval with a record of its own, and to undos once the screen has been left. */
const TWO_UNDOS = [
  http.post(ENDPOINTS.approve.path, async ({ request }) => {
    const { folderPath: path } = (await request.json()) as { folderPath: string };
    return HttpResponse.json(
      { folderPath: path, status: 'approved', version: 2 },
      { headers: { [ACTIVITY_ID_HEADER]: path === folderPath ? RECORD : OTHER_RECORD } },
    );
  }),
  http.post(ENDPOINTS.undo.path, async ({ request }) => {
    const { activityIds } = (await request.json()) as { activityIds: string[] };
    undone(...activityIds);
    await left.promise;
    return HttpResponse.json({
      results: activityIds.map((activityId) => ({ activityId, outcome: 'refused', why: 'undone' })),
    });
  }),
  ...SHORT_LIST,
];

export const AllUndoneElsewhere: Story = {
  name: 'every undo that was requested is carried out, also after its screen was left',
  globals: { ...english.globals, viewport: { value: 'desktop' } },
  parameters: { msw: TWO_UNDOS },
  beforeEach: () => {
    beforeEach();
    undone.mockClear();
    return fakeClock();
  },
  play: async ({ canvas }) => {
    for (const venue of [name, other]) {
      await passReading('click');
      await userEvent.click(await canvas.findByRole('button', { name: `Approve ${venue}` }));
      await canvas.findByText(`${venue} approved`);
    }
    await userEvent.keyboard('uu');
    await waitFor(() => expect(undone).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('link', { name: 'Dashboard' }));
    await canvas.findByRole('heading', { level: 1, name: 'Dashboard' });
    left.resolve();
    await waitFor(() => expect(undone.mock.calls).toEqual([[OTHER_RECORD], [RECORD]]));
  },
};

export const InFlightUndoneElsewhere: Story = {
  ...AllUndoneElsewhere,
  name: 'after its screen was left, an undo still waits for the decision that was in flight',
  parameters: {
    msw: [
      http.post(ENDPOINTS.approve.path, async ({ request }) => {
        const { folderPath: path } = (await request.clone().json()) as { folderPath: string };
        if (path !== folderPath) await left.promise;
      }),
      ...TWO_UNDOS,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Approve ${name}` }));
    await canvas.findByText(`${name} approved`);
    await passReading('click');
    await userEvent.click(await canvas.findByRole('button', { name: `Approve ${other}` }));
    await userEvent.keyboard('uu');
    await pass(KEY_DELAY);
    await userEvent.click(canvas.getByRole('link', { name: 'Dashboard' }));
    await canvas.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(undone).not.toHaveBeenCalled();
    left.resolve();
    await waitFor(() => expect(undone.mock.calls).toEqual([[OTHER_RECORD], [RECORD]]));
  },
};

export const UndoElsewhere: Story = {
  name: 'an undo that fails is named on the next screen, and can be tried again on the review screen',
  globals: { ...english.globals, viewport: { value: 'desktop' } },
  parameters: { msw: undoHandlers(problem(500)) },
  beforeEach,
  play: async (context) => {
    const { canvas } = context;
    await leaveWhileUndoing(context);
    const box = within(
      await canvas.findByRole('region', { name: '1 change of a venue was not saved' }),
    );
    await expect(box.getByText(`Undo of: ${name} approved`)).toBeVisible();
    await userEvent.click(box.getByRole('button', { name: 'Show in the list' }));
    await expect(await canvas.findByText(/^Undo failed: /)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Try again/ })).toBeVisible();
  },
};

/** Resolves when both decisions are on their way. */
let bothSent = Promise.withResolvers<void>();

export const Refused: Story = {
  ...english,
  name: 'decisions that are refused together are all named until the notice is dismissed',
  args: { path: `${PATHS.venues}?view=rows` },
  parameters: {
    msw: [
      http.post(ENDPOINTS.approve.path, async ({ request }) => {
        const { folderPath } = (await request.json()) as { folderPath: string };
        await bothSent.promise;
        const current = VENUES.find((one) => one.folderPath === folderPath);
        return problem(412, { current: current && { ...current, version: 2 } })();
      }),
      ...SHORT_LIST,
    ],
  },
  beforeEach: () => {
    fakeClock();
    bothSent = Promise.withResolvers();
    switchConfirmation('approve', false);
  },
  play: async ({ canvas }) => {
    for (const approved of [name, other]) {
      // An earlier click would be taken for the second on the venue before.
      await passReading('click');
      await userEvent.click(await canvas.findByRole('button', { name: `Approve ${approved}` }));
    }
    bothSent.resolve();
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        `2 decisions failed. ${name}, ${other}: This venue has been changed elsewhere`,
      ),
    );
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    // The focus was in the bar, whose button has vanished: keys act on the active venue again.
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await userEvent.keyboard('e');
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
