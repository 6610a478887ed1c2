import { ENDPOINTS } from '@campetto/contract';
import { act, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { renderVenueHook, type SentRequest } from '../../../testing/renderVenueHook.tsx';
import { nextOrder } from '../../../venue-client/changes/sendOrder.ts';
import { useVenueAction } from '../../../venue-client/changes/useVenueAction.ts';
import { notBeingUndone } from '../../../venue-client/decisions/undoableActions.ts';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';
import type { UndoReport } from '../../undo/undoReport.ts';
import { useUndos } from '../../undo/useUndos.ts';
import { useFailedUndo } from './useFailedUndo.ts';
import { useReviewUndo } from './useReviewUndo.ts';

const { method, path } = ENDPOINTS.undo;

interface Options {
  undoing: ReadonlySet<string>;
  isLeft: boolean;
  onReport: (report: UndoReport) => void;
}

/** The hook with the undos and failures that are kept outside of the screen. */
function useUndo(options: Options) {
  const failedUndo = useFailedUndo(notBeingUndone(useVenueContext().actions, options.undoing));
  const undos = useUndos({ ...options, failedUndo });
  const undo = useReviewUndo({ ...options, undos, failedUndo } as never);
  useLayoutEffect(() => {
    if (options.isLeft) undos.screen.current = undefined;
  });
  return { ...undo, sendOne: undos.sendOne, leave: undos.leave };
}

/** The hook beside an action on a venue, as a decision is one. */
function setUp() {
  const options = {
    list: { refresh: vi.fn(async () => undefined) },
    cards: { bringBack: vi.fn() },
    lastFailure: { clear: vi.fn(), report: vi.fn(), failure: undefined as object | undefined },
    announce: vi.fn(),
    undoing: new Set<string>(),
    onBatchUndone: vi.fn(),
    isLeft: false,
    onReport: vi.fn(),
  };
  const server: { fails: boolean; result: object } = {
    fails: false,
    result: {
      outcome: 'undone',
      folderPath: exampleVenue().folderPath,
      status: 'pending',
      version: 2,
    },
  };
  const batch = Promise.withResolvers<Response>();
  const respond = ({ endpoint, body }: SentRequest) => {
    if (endpoint.endsWith(ENDPOINTS.undoBatch.path)) return batch.promise;
    if (endpoint !== `${method} ${path}`) return new Response('', { status: 404 });
    if (server.fails) return new Response('', { status: 500 });
    const { activityIds } = body as { activityIds: string[] };
    return Response.json({
      results: activityIds.map((activityId) => ({ activityId, ...server.result })),
    });
  };
  const rendered = renderVenueHook(
    () => ({
      run: useVenueAction(),
      setActions: useVenueContext().setActions,
      undo: useUndo(options),
    }),
    { respond },
  );
  const undone = () =>
    rendered.sent
      .filter(({ endpoint }) => endpoint === `${method} ${path}`)
      .flatMap(({ body }) => (body as { activityIds: string[] }).activityIds);
  const { result } = rendered;
  /** The screen with another failure, or none. */
  const setFailure = (failure: object | undefined) => {
    options.lastFailure = { ...options.lastFailure, failure };
    rendered.rerender();
  };
  const setUndoing = (batchId: string) => {
    options.undoing = new Set([batchId]);
    rendered.rerender();
  };
  const addBatch = (count: number) =>
    result.current.setActions((before) => [
      ...before,
      { text: 'many', ids: [FIRST], isBatch: true, count, order: nextOrder() },
    ]);
  const { bringBack } = options.cards;
  const { refresh } = options.list;
  return {
    server,
    undone,
    setFailure,
    bringBack,
    refresh,
    addBatch,
    setUndoing,
    batch,
    undo: () => result.current.undo,
    run: () => result.current.run,
    /** Leaves the screen. */
    leave: () => {
      options.isLeft = true;
      act(() => result.current.undo.leave());
      rendered.rerender();
    },
    reported: () => options.onReport.mock.calls.map(([{ text }]) => text),
  };
}

const VENUE = { folderPath: 'italy/milano/venue' };
const OTHER = { folderPath: 'italy/milano/other' };
const FIRST = '01890a5d-ac96-774b-bcce-b302099a0001';
const SECOND = '01890a5d-ac96-774b-bcce-b302099a0002';
const THIRD = '01890a5d-ac96-774b-bcce-b302099a0003';

/** An action on the venue, as a dialog undoes it. */
const actionOf = (id: string) => ({ text: id, ids: [id], isBatch: false, at: VENUE.folderPath });

test('undoes the last action first, one for each request', async () => {
  const { undone, undo } = setUp();
  act(() => undo().offerUndo('first', [FIRST], VENUE));
  act(() => undo().offerUndo('second', [SECOND], VENUE));
  act(() => undo().undo());
  await waitFor(() => expect(undone()).toEqual([SECOND]));
  act(() => undo().undo());
  await waitFor(() => expect(undone()).toEqual([SECOND, FIRST]));
});

test('undoes an action for each press, also for two within one frame', async () => {
  const { undone, undo } = setUp();
  act(() => undo().offerUndo('first', [FIRST], VENUE));
  act(() => undo().offerUndo('second', [SECOND], VENUE));
  act(() => {
    undo().undo();
    undo().undo();
  });
  await waitFor(() => expect(undone()).toEqual([SECOND, FIRST]));
});

test('a press whose undo is requested from an earlier render undoes another action', async () => {
  const { undone, undo } = setUp();
  act(() => undo().offerUndo('first', [FIRST], VENUE));
  act(() => undo().offerUndo('second', [SECOND], VENUE));
  const { undo: requestLater } = undo();
  act(() => undo().undo());
  await waitFor(() => expect(undo().notice?.text).toBe('Undone: second'));
  act(() => requestLater());
  await waitFor(() => expect(undone()).toEqual([SECOND, FIRST]));
});

test('asks before it undoes a large batch', async () => {
  const { undo, addBatch, batch } = setUp();
  act(() => addBatch(21));
  act(() => undo().undo());
  expect(undo().confirmation.batch?.text).toBe('many');
  act(() => undo().confirmation.onConfirm());
  batch.resolve(Response.json({ type: 'report', report: { undone: 21, refused: 0 } }));
  await waitFor(() => expect(undo().notice?.text).toBe('Undone: many'));
  expect(undo().confirmation.batch).toBeUndefined();
});

test.each(['onConfirm', 'onCancel'] as const)(
  'what was requested after a large batch is undone once that is, unless it is cancelled: %s',
  async (choice) => {
    const { undo, undone, addBatch, batch } = setUp();
    act(() => undo().offerUndo('earlier', [SECOND], VENUE));
    act(() => addBatch(21));
    act(() => undo().offerUndo('later', [THIRD], OTHER));
    act(() => {
      for (let press = 0; press < 3; press += 1) undo().undo();
    });
    await waitFor(() => expect(undo().confirmation.batch?.text).toBe('many'));
    act(() => undo().confirmation[choice]());
    expect(undone()).toEqual([THIRD]);
    batch.resolve(Response.json({ type: 'report', report: { undone: 21, refused: 0 } }));
    await waitFor(() => expect(undo().confirmation.batch).toBeUndefined());
    const isConfirmed = choice === 'onConfirm';
    await waitFor(() => expect(undone()).toEqual(isConfirmed ? [THIRD, SECOND] : [THIRD]));
  },
);

test('does not offer a batch again whose undo is under way', async () => {
  const { undo, addBatch, setUndoing } = setUp();
  act(() => addBatch(21));
  act(() => setUndoing(FIRST));
  act(() => undo().undo());
  expect(undo().confirmation.batch).toBeUndefined();
  expect(undo().notice?.text).toMatch(/^You have nothing left to undo/);
});

test('while everything is being undone, another request says so, and offers nothing', async () => {
  const { undo, addBatch, batch } = setUp();
  act(() => addBatch(2));
  act(() => undo().undo());
  act(() => undo().undo());
  expect(undo().notice).toMatchObject({
    text: 'Everything that you did in this window is being undone already.',
    isAllRequested: true,
  });
  batch.resolve(Response.json({ type: 'report', report: { undone: 2, refused: 0 } }));
  await waitFor(() => expect(undo().notice?.text).toBe('Undone: many'));
});

test('names the last action on a venue, as long as the notice is about it', async () => {
  const { undone, undo } = setUp();
  act(() => undo().offerUndo('saved', [FIRST], VENUE));
  expect([undo().doneOn(VENUE), undo().doneOn(OTHER)]).toEqual(['saved', undefined]);
  act(() => undo().undo());
  await waitFor(() => expect(undone()).toEqual([FIRST]));
  expect(undo().doneOn(VENUE)).toBeUndefined();
});

test('says of a batch that it was already undone', async () => {
  const { undo, addBatch, batch } = setUp();
  act(() => addBatch(2));
  act(() => undo().undo());
  const report = { undone: 2, refused: 0, already: true };
  batch.resolve(Response.json({ type: 'report', report }));
  await waitFor(() => expect(undo().notice?.text).toBe('many. 2 decisions were already undone'));
});

test('a decision before or after keys that came too soon says how many did nothing', () => {
  const { undo } = setUp();
  act(() => undo().reportIgnored('too soon'));
  expect(undo().notice?.text).toBe('too soon');
  act(() => undo().reportIgnored('too soon'));
  act(() => undo().offerUndo('first', [FIRST], VENUE));
  expect(undo().notice?.text).toBe('first. 2 presses came too soon and did nothing.');
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_000);
  act(() => undo().offerUndo('second', [SECOND], VENUE));
  expect(undo().notice?.text).toBe('second');
});

test('keys that came too soon are mentioned by one decision, and not by the next', () => {
  const { undo } = setUp();
  act(() => undo().reportIgnored('too soon'));
  act(() => undo().offerUndo('first', [FIRST], VENUE));
  act(() => undo().reportIgnored('too soon'));
  expect(undo().notice?.text).toBe('first. 2 presses came too soon and did nothing.');
  act(() => undo().offerUndo('second', [SECOND], VENUE));
  expect(undo().notice?.text).toBe('second. 1 press came too soon and did nothing.');
  act(() => undo().offerUndo('third', [THIRD], VENUE));
  expect(undo().notice?.text).toBe('third');
});

test('keys that come too soon after the notice of a decision do not hide what it has done', () => {
  const { undo } = setUp();
  act(() => undo().offerUndo('first', [FIRST], VENUE));
  act(() => undo().reportIgnored('too soon'));
  expect(undo().notice).toMatchObject({
    text: 'first. 1 press came too soon and did nothing.',
    isLast: true,
    messageId: 2,
  });
  act(() => undo().reportIgnored('too soon'));
  expect(undo().notice?.text).toBe('first. 2 presses came too soon and did nothing.');
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_000);
  act(() => undo().reportIgnored('too soon'));
  expect(undo().notice?.text).toBe('too soon');
  act(() => undo().offerUndo('second', [SECOND], VENUE));
  act(() => undo().offerUndo('nothing done', [], VENUE));
  act(() => undo().reportIgnored('too soon'));
  expect(undo().notice?.text).toBe('too soon');
});

test('waits for the decision that is on its way, and undoes that one', async () => {
  const { undone, undo, run } = setUp();
  act(() => undo().offerUndo('first', [FIRST], VENUE));
  let respond: () => void = () => undefined;
  const decision = run()(
    [VENUE.folderPath],
    () => new Promise<void>((resolve) => (respond = resolve)),
  ).then(() => undo().offerUndo('second', [SECOND], VENUE));
  await act(async () => undo().undo());
  expect(undone()).toEqual([]);
  await act(async () => {
    respond();
    await decision;
  });
  await waitFor(() => expect(undone()).toEqual([SECOND]));
});

test('the button of the notice undoes what it names, not the decision that is on its way', async () => {
  const { undone, undo, run } = setUp();
  act(() => undo().offerUndo('first', [FIRST], VENUE));
  let respond: () => void = () => undefined;
  const decision = run()(
    [VENUE.folderPath],
    () => new Promise<void>((resolve) => (respond = resolve)),
  ).then(() => undo().offerUndo('second', [SECOND], VENUE));
  await act(async () => undo().undoNamed());
  expect(undone()).toEqual([FIRST]);
  await act(async () => {
    respond();
    await decision;
  });
  await act(async () => undo().undoNamed());
  expect(undone()).toEqual([FIRST, SECOND]);
});

/** Sends a decision on a venue, and returns a function by which it is stored. */
function decide({ undo, run }: ReturnType<typeof setUp>, venue: typeof VENUE, id: string) {
  const response = Promise.withResolvers<void>();
  const stored = run()([venue.folderPath], () => response.promise).then(() =>
    undo().offerUndo(id, [id], venue),
  );
  return () =>
    act(async () => {
      response.resolve();
      await stored;
    });
}

test('undoes the decision that was in flight, not a later one', async () => {
  const screen = setUp();
  const { undo, undone } = screen;
  const storeFirst = await act(async () => decide(screen, VENUE, FIRST));
  await act(async () => undo().undo());
  const storeSecond = await act(async () => decide(screen, OTHER, SECOND));
  await storeFirst();
  await waitFor(() => expect(undone()).toEqual([FIRST]));
  await storeSecond();
  expect(undone()).toEqual([FIRST]);
});

test('the browser asks before it closes a window in which an undo still waits for its decision', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const screen = setUp();
  const store = await act(async () => decide(screen, VENUE, FIRST));
  expect(isAsked()).toBe(false);
  await act(async () => screen.undo().undo());
  expect(isAsked()).toBe(true);
  await store();
  await waitFor(() => expect(screen.undone()).toEqual([FIRST]));
  expect(isAsked()).toBe(false);
});

test('undoes the last decision, not one that was sent before and is still in flight', async () => {
  const screen = setUp();
  const { undo, undone } = screen;
  const storeFirst = await act(async () => decide(screen, VENUE, FIRST));
  const storeSecond = await act(async () => decide(screen, OTHER, SECOND));
  await storeSecond();
  await act(async () => undo().undo());
  await waitFor(() => expect(undone()).toEqual([SECOND]));
  await act(async () => undo().undo());
  expect(undone()).toEqual([SECOND]);
  await storeFirst();
  await waitFor(() => expect(undone()).toEqual([SECOND, FIRST]));
});

test('a decision that fails takes neither an earlier nor a later undo with it', async () => {
  const screen = setUp();
  const { undone, undo, run } = screen;
  act(() => undo().offerUndo('first', [FIRST], VENUE));
  const response = Promise.withResolvers<void>();
  const decision = run()([VENUE.folderPath], () => response.promise).catch(() => undefined);
  await act(async () => undo().undo());
  const storeLater = await act(async () => decide(screen, OTHER, SECOND));
  await act(async () => undo().undo());
  await storeLater();
  expect(undone()).toEqual([]);
  await act(async () => {
    response.reject();
    await decision;
  });
  await waitFor(() => expect(undone()).toEqual([SECOND]));
  expect(undo().notice?.text).toBe(`Undone: ${SECOND}`);
});

test('an earlier action on a venue is older than a decision in flight, whatever that venue has failed since', async () => {
  const screen = setUp();
  const { undone, undo, run } = screen;
  const storeFirst = await act(async () => decide(screen, VENUE, FIRST));
  await storeFirst();
  const storeSecond = await act(async () => decide(screen, OTHER, SECOND));
  const failure = () => run()([VENUE.folderPath], () => Promise.reject()).catch(() => undefined);
  await act(async () => void (await failure()));
  await act(async () => undo().undo());
  expect(undone()).toEqual([]);
  await storeSecond();
  await waitFor(() => expect(undone()).toEqual([SECOND]));
});

test('a batch is undone before a decision that was sent earlier and is in flight', async () => {
  const screen = setUp();
  const { undone, undo, addBatch, batch } = screen;
  const storeFirst = await act(async () => decide(screen, VENUE, SECOND));
  act(() => addBatch(2));
  act(() => undo().undo());
  batch.resolve(Response.json({ type: 'report', report: { undone: 2, refused: 0 } }));
  await waitFor(() => expect(undo().notice?.text).toBe('Undone: many'));
  await storeFirst();
  expect(undone()).toEqual([]);
});

test.each([
  ['is tried again', (undo: ReturnType<typeof useUndo>) => undo.retry()],
  ['was begun by the notice', (undo: ReturnType<typeof useUndo>) => undo.undoNamed()],
])('while an undo %s, the next one is of the action before', async (_, begin) => {
  const { server, undone, undo } = setUp();
  server.fails = true;
  act(() => undo().offerUndo('first', [FIRST], VENUE));
  act(() => undo().offerUndo('second', [SECOND], VENUE));
  act(() => undo().undo());
  await waitFor(() => expect(undo().failed).toBeDefined());
  server.fails = false;
  await act(async () => {
    begin(undo());
    undo().undo();
  });
  await waitFor(() => expect(undone()).toEqual([SECOND, SECOND, FIRST]));
});

/** Undoes the first action, after which the second is done; the undo fails. */
async function failToUndo({ server, undone, undo }: ReturnType<typeof setUp>) {
  server.fails = true;
  act(() => undo().offerUndo('first', [FIRST], VENUE));
  act(() => undo().undo());
  act(() => undo().offerUndo('second', [SECOND], VENUE));
  await waitFor(() => expect(undo().failed).toBeDefined());
  expect(undone()).toEqual([FIRST]);
  server.fails = false;
}

test('an undo that failed is retried for its action, also after a later one', async () => {
  const screen = setUp();
  const { undone, undo } = screen;
  await failToUndo(screen);
  expect(undo().failed).toMatchObject({ actions: [{ text: 'first' }], isLast: false });
  expect(undo().notice).toMatchObject({ text: 'second', isLast: true });
  act(() => undo().retry());
  await waitFor(() => expect(undone()).toEqual([FIRST, FIRST]));
  await waitFor(() => expect(undo().failed).toBeUndefined());
  act(() => undo().undo());
  await waitFor(() => expect(undone()).toEqual([FIRST, FIRST, SECOND]));
});

test('the next undo is that of the last action, whatever has failed before', async () => {
  const screen = setUp();
  const { undone, undo } = screen;
  await failToUndo(screen);
  act(() => undo().undo());
  await waitFor(() => expect(undone()).toEqual([FIRST, SECOND]));
  await waitFor(() => expect(undo().failed?.isLast).toBe(true));
  act(() => undo().undo());
  await waitFor(() => expect(undone()).toEqual([FIRST, SECOND, FIRST]));
  await waitFor(() => expect(undo().failed).toBeUndefined());
});

test('several undos that failed are retried, the latest first', async () => {
  const { server, undone, undo } = setUp();
  server.fails = true;
  act(() => undo().offerUndo('first', [FIRST], VENUE));
  act(() => undo().undo());
  await waitFor(() => expect(undo().failed?.messageId).toBe(1));
  act(() => undo().offerUndo('second', [SECOND], VENUE));
  act(() => undo().undo());
  await waitFor(() => expect(undo().failed?.actions).toHaveLength(2));
  server.fails = false;
  act(() => undo().retry());
  await waitFor(() => expect(undone()).toEqual([FIRST, SECOND, SECOND, FIRST]));
  await waitFor(() => expect(undo().failed).toBeUndefined());
  expect(undo().pending).toBe(false);
});

test('undoes no action whose undo was requested in a dialog and is in flight', async () => {
  const { undone, undo } = setUp();
  act(() => undo().offerUndo('first', [FIRST], VENUE));
  act(() => undo().offerUndo('second', [SECOND], VENUE));
  act(() => {
    void undo().sendOne(actionOf(SECOND));
    undo().undo();
  });
  await waitFor(() => expect(undone()).toEqual([SECOND, FIRST]));
});

test('an action is not undone before a later one on its venue whose undo a dialog has requested, and that fails', async () => {
  const { server, undone, undo } = setUp();
  act(() => undo().offerUndo('first', [FIRST], VENUE));
  act(() => undo().offerUndo('second', [SECOND], VENUE));
  server.fails = true;
  await act(async () => {
    const undoing = undo().sendOne(actionOf(SECOND));
    undo().undo();
    await undoing.catch(() => undefined);
  });
  await waitFor(() => expect(undo().failed?.actions).toMatchObject([{ text: 'first' }]));
  expect(undone()).toEqual([SECOND]);
});

test('an action whose undo has failed in a dialog is the next again, also while another is being undone', async () => {
  const { server, undone, undo, addBatch, batch } = setUp();
  act(() => undo().offerUndo('later', [SECOND], VENUE));
  act(() => addBatch(2));
  act(() => undo().undo());
  server.fails = true;
  await act(
    async () =>
      void (await undo()
        .sendOne(actionOf(SECOND))
        .catch(() => {})),
  );
  server.fails = false;
  act(() => undo().undo());
  batch.resolve(Response.json({ type: 'report', report: { undone: 2, refused: 0 } }));
  await waitFor(() => expect(undone()).toEqual([SECOND, SECOND]));
});

test('says of an action that was undone elsewhere that it was already undone', async () => {
  const { server, undo } = setUp();
  server.result = { outcome: 'refused', why: 'undone' };
  act(() => undo().offerUndo('first', [FIRST], VENUE));
  act(() => undo().undo());
  await waitFor(() => expect(undo().notice?.text).toBe('first. Already undone'));
});

test('what was requested before the screen is left is undone, also of a decision in flight', async () => {
  const screen = setUp();
  const { undo, undone, reported } = screen;
  act(() => undo().offerUndo('earlier', [FIRST], OTHER));
  const store = await act(async () => decide(screen, VENUE, SECOND));
  act(() => {
    undo().undo();
    undo().undo();
  });
  screen.leave();
  expect(undone()).toEqual([]);
  await store();
  await waitFor(() => expect(reported()).toEqual([`Undone: ${SECOND}`, 'Undone: earlier']));
  expect(undone()).toEqual([SECOND, FIRST]);
});

test('a key that is known to be a request only after the screen was left is one', async () => {
  const { undo, undone, leave } = setUp();
  act(() => undo().offerUndo('first', [FIRST], VENUE));
  const { untilDecided, undo: request } = undo();
  const isAlone = Promise.withResolvers<boolean>();
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  let decided: Promise<unknown> | undefined;
  act(() => {
    decided = untilDecided(isAlone.promise).then(request);
  });
  expect(isAsked()).toBe(true);
  leave();
  await act(async () => {
    isAlone.resolve(true);
    await decided;
  });
  await waitFor(() => expect(undone()).toEqual([FIRST]));
});

/** Requests the undo of a large batch, which has to be confirmed, and of the action before it. */
async function requestWithLargeBatch({ undo, addBatch }: ReturnType<typeof setUp>): Promise<void> {
  act(() => undo().offerUndo('earlier', [SECOND], VENUE));
  act(() => addBatch(21));
  act(() => {
    undo().undo();
    undo().undo();
  });
  await waitFor(() => expect(undo().confirmation.batch?.text).toBe('many'));
}

test('nobody can confirm a large batch once the screen was left: it stays, with what was done before it', async () => {
  const screen = setUp();
  const { undo, undone, leave, reported } = screen;
  await requestWithLargeBatch(screen);
  leave();
  expect(undo().confirmation.batch).toBeUndefined();
  expect(undone()).toEqual([]);
  expect(reported()).toEqual([expect.stringMatching(/^Not undone: many, earlier\./)]);
});

test('nor a large batch whose turn comes after that', async () => {
  const screen = setUp();
  const { undo, undone, addBatch, leave, reported } = screen;
  act(() => undo().offerUndo('earlier', [SECOND], VENUE));
  act(() => addBatch(21));
  const store = await act(async () => decide(screen, OTHER, THIRD));
  act(() => {
    for (let press = 0; press < 3; press += 1) undo().undo();
  });
  leave();
  await store();
  await waitFor(() => expect(undone()).toEqual([THIRD]));
  await waitFor(() =>
    expect(reported()).toEqual([
      `Undone: ${THIRD}`,
      expect.stringMatching(/^Not undone: many, earlier\./),
    ]),
  );
});

test('what was requested after a large batch is undone also if its progress is left', async () => {
  const screen = setUp();
  const { undo, undone, batch } = screen;
  await requestWithLargeBatch(screen);
  act(() => undo().confirmation.onConfirm());
  await waitFor(() => expect(undo().confirmation.progress).toEqual({ reached: 0, total: 21 }));
  act(() => undo().confirmation.onCancel());
  expect(undone()).toEqual([]);
  batch.resolve(Response.json({ type: 'report', report: { undone: 21, refused: 0 } }));
  await waitFor(() => expect(undone()).toEqual([SECOND]));
});

test('the button of a notice does not undo an action before the named one, which a dialog has undone', async () => {
  const { undo } = setUp();
  act(() => undo().offerUndo('first', [FIRST], OTHER));
  act(() => undo().offerUndo('second', [SECOND], VENUE));
  expect(undo().notice?.isLast).toBe(true);
  await act(async () => void (await undo().sendOne(actionOf(SECOND))));
  expect(undo().notice?.isLast).toBe(false);
});

/** Requests the undo of two actions at once, the second on `VENUE`, while the server fails. */
async function failToUndoBoth(first: typeof VENUE) {
  const screen = setUp();
  const { server, undo } = screen;
  act(() => undo().offerUndo('first', [FIRST], first));
  act(() => undo().offerUndo('second', [SECOND], VENUE));
  server.fails = true;
  act(() => {
    undo().undo();
    undo().undo();
  });
  await waitFor(() => expect(undo().failed?.actions).toHaveLength(2));
  return screen;
}

test('an undo that fails takes no other undo with it', async () => {
  const { undone } = await failToUndoBoth(OTHER);
  expect(undone()).toEqual([SECOND, FIRST]);
});

test('an earlier action on a venue is not undone before a later one whose undo has failed', async () => {
  const { server, undone, undo } = await failToUndoBoth(VENUE);
  expect(undone()).toEqual([SECOND]);
  server.fails = false;
  act(() => undo().retry());
  await waitFor(() => expect(undone()).toEqual([SECOND, SECOND, FIRST]));
});

test('nor when it is tried again and fails again', async () => {
  const { undone, undo } = await failToUndoBoth(VENUE);
  act(() => undo().retry());
  await waitFor(() => expect(undo().failed?.messageId).toBe(4));
  expect(undone()).toEqual([SECOND, SECOND]);
  expect(undo().failed?.actions).toHaveLength(2);
});

test('an action is not undone before a later merge of its venue that could not be undone either', async () => {
  const { server, undone, undo } = setUp();
  const paths = [VENUE.folderPath, OTHER.folderPath];
  act(() => undo().offerUndo('edit', [FIRST], OTHER));
  act(() => undo().offerUndo('merge', [SECOND], VENUE, paths));
  act(() => undo().offerUndo('note', [THIRD], VENUE));
  server.fails = true;
  act(() => {
    for (let press = 0; press < 3; press += 1) undo().undo();
  });
  await waitFor(() => expect(undo().failed?.actions).toHaveLength(3));
  expect(undone()).toEqual([THIRD]);
});

test('an action is not undone before a later batch, which may have its venue, whose undo has failed', async () => {
  const { undone, undo, addBatch, batch } = setUp();
  act(() => undo().offerUndo('first', [SECOND], VENUE));
  act(() => addBatch(2));
  act(() => {
    undo().undo();
    undo().undo();
  });
  batch.resolve(new Response('', { status: 500 }));
  await waitFor(() => expect(undo().failed?.actions).toHaveLength(2));
  expect(undone()).toEqual([]);
});

test('the button of a notice undoes nothing else while a dialog undoes what it names', async () => {
  const { undone, undo } = setUp();
  act(() => undo().offerUndo('first', [FIRST], OTHER));
  act(() => undo().offerUndo('second', [SECOND], VENUE));
  await act(async () => {
    const undoing = undo().sendOne(actionOf(SECOND));
    undo().undoNamed();
    await undoing;
  });
  expect(undone()).toEqual([SECOND]);
});

test('an undo that fails replaces the notice of its action, and is announced again', async () => {
  const { server, undo } = setUp();
  server.fails = true;
  act(() => undo().offerUndo('first', [FIRST], VENUE));
  act(() => undo().undo());
  await waitFor(() => expect(undo().failed).toMatchObject({ isLast: true, messageId: 1 }));
  expect(undo().notice).toBeUndefined();
  act(() => undo().undo());
  await waitFor(() => expect(undo().failed?.messageId).toBe(2));
  act(() => undo().dismissFailed());
  expect(undo().failed).toBeUndefined();
});

test('a notice does not come back when a later failure ends, and what it names can still be undone', async () => {
  const { undone, undo, setFailure } = setUp();
  act(() => undo().offerUndo('first', [FIRST], VENUE));
  expect(undo().notice?.text).toBe('first');
  setFailure({ action: 'approve' });
  setFailure(undefined);
  expect(undo().notice).toBeUndefined();
  act(() => undo().undo());
  await waitFor(() => expect(undone()).toEqual([FIRST]));
});

/** Undoes an action on a venue; the list that is then loaded again arrives with `respond`. */
async function undoAction({ undo, refresh }: ReturnType<typeof setUp>) {
  const { promise, resolve: respond } = Promise.withResolvers<undefined>();
  refresh.mockReturnValue(promise);
  act(() => undo().offerUndo('first', [FIRST], { folderPath: 'italy/milano/first' }));
  act(() => undo().undo());
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  return { respond: () => act(async () => respond(undefined)) };
}

test('an undone venue is brought back when the list has been loaded again', async () => {
  const screen = setUp();
  act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'u' })));
  const list = await undoAction(screen);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', repeat: true }));
  expect(screen.bringBack).not.toHaveBeenCalled();
  await list.respond();
  expect(screen.bringBack).toHaveBeenCalledExactlyOnceWith('italy/milano/first');
});

test.each([
  ['a key', () => new KeyboardEvent('keydown', { key: 'e' })],
  ['a pointer', () => new Event('pointerdown')],
  ['a press of a screen reader', () => new Event('click')],
])('an undone venue is not brought back after %s', async (_, press) => {
  const screen = setUp();
  const list = await undoAction(screen);
  document.dispatchEvent(press());
  await list.respond();
  expect(screen.bringBack).not.toHaveBeenCalled();
});
