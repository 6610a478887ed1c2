import { ACTIVITY_ID_HEADER } from '@campetto/contract';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { renderVenueHook } from '../../../testing/renderVenueHook.tsx';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';
import type { FailedDecision } from '../failures/failedAction.ts';
import { switchConfirmation } from './confirmation.ts';
import { useDecision } from './useDecision.ts';

const PENDING = exampleVenue();

/** What the hook reports of a decision. */
const MOVED = { activityIds: ['record'] };

const moved = (status = 'approved') =>
  Response.json(
    { folderPath: PENDING.folderPath, status, version: PENDING.version + 1 },
    { headers: { [ACTIVITY_ID_HEADER]: 'record' } },
  );
const refused = (status: number, more: object = {}) =>
  Response.json(
    { type: 'about:blank', title: 'Problem', status, requestId: 'test', ...more },
    { status },
  );

interface SetUp {
  respond?: () => Response | Promise<Response>;
  alone?: boolean;
  duplicates?: number;
}

function setUp({ respond = () => moved(), alone = true, duplicates = 0 }: SetUp = {}) {
  const options = {
    reading: { begin: vi.fn(), isTooSoon: vi.fn(() => true) },
    onLeave: vi.fn(),
    onSettled: vi.fn(),
    isAlone: async () => alone,
    onTyped: vi.fn(),
    duplicatesOf: () => duplicates,
    onMoved: vi.fn(),
    onConflict: vi.fn(),
    onFailed: vi.fn(),
    reportFailure: vi.fn(),
    failures: { add: vi.fn(), remove: vi.fn() },
  };
  const rendered = renderVenueHook(
    () => {
      const { inFlight } = useVenueContext();
      return { ...useDecision(options), inFlight };
    },
    { respond },
  );
  return { options, ...rendered };
}

beforeEach(() => switchConfirmation('approve', false));

test('[REV-10] asks for the confirmation, and decides when it is given', async () => {
  switchConfirmation('approve', true);
  const { result, sent, options } = setUp();
  act(() => result.current.decide(PENDING, 'approve'));
  expect(result.current.unconfirmed).toMatchObject({ item: PENDING, move: 'approve' });
  expect(sent).toEqual([]);
  await act(() => result.current.confirm({}, false));
  expect(result.current.unconfirmed).toBeUndefined();
  expect(options.onMoved).toHaveBeenCalledExactlyOnceWith(PENDING, 'approve', MOVED);
});

test('[REV-10] “do not ask again” switches the confirmation off', async () => {
  switchConfirmation('approve', true);
  const { result, options } = setUp();
  act(() => result.current.decide(PENDING, 'approve'));
  await act(() => result.current.confirm({}, true));
  act(() => result.current.decide(exampleVenue({ id: 'other' }), 'approve'));
  expect(result.current.unconfirmed).toBeUndefined();
  await waitFor(() => expect(options.onMoved).toHaveBeenCalledTimes(2));
});

test('a venue with possible duplicates is asked about also without confirmations', () => {
  const { result, sent } = setUp({ duplicates: 2 });
  act(() => result.current.decide(PENDING, 'approve'));
  expect(result.current.unconfirmed).toMatchObject({ duplicates: 2 });
  expect(sent).toEqual([]);
});

test('[REV-11] restores at once', async () => {
  const discarded = exampleVenue({ status: 'discarded' });
  const { result, options } = setUp({ respond: () => moved('pending') });
  act(() => result.current.decide(discarded, 'restore'));
  await waitFor(() => expect(options.onMoved).toHaveBeenCalledWith(discarded, 'restore', MOVED));
});

test('a key that was part of a text decides nothing', async () => {
  const { result, sent, options } = setUp({ alone: false });
  act(() => result.current.decide(PENDING, 'approve'));
  await waitFor(() => expect(options.onTyped).toHaveBeenCalledExactlyOnceWith(PENDING));
  expect(sent).toEqual([]);
});

test('a lost response is asked for once more, by the same key', async () => {
  const respond = vi
    .fn<() => Promise<Response>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockImplementation(async () => moved());
  const { result, sent, options } = setUp({ respond });
  act(() => result.current.decide(PENDING, 'approve'));
  await waitFor(() => expect(options.onMoved).toHaveBeenCalledOnce());
  const decisions = sent.filter(({ endpoint }) => endpoint.startsWith('POST'));
  const keys = new Set(decisions.map(({ headers }) => headers.get('idempotency-key')));
  expect(decisions).toHaveLength(2);
  expect(keys.size).toBe(1);
  expect(options.reportFailure).not.toHaveBeenCalledWith(
    expect.objectContaining({ item: PENDING }),
  );
});

test('a lost response is asked for once more in a dialog too', async () => {
  switchConfirmation('approve', true);
  const respond = vi
    .fn<() => Promise<Response>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockImplementation(async () => moved());
  const { result, options } = setUp({ respond });
  act(() => result.current.decide(PENDING, 'approve'));
  await act(() => result.current.confirm({}, false));
  expect(options.onMoved).toHaveBeenCalledExactlyOnceWith(PENDING, 'approve', MOVED);
  expect(result.current.unconfirmed).toBeUndefined();
});

test('[REV-11] a failure in a dialog keeps it open; the venue is not reported as left to decide', async () => {
  switchConfirmation('approve', true);
  const { result, options } = setUp({ respond: () => refused(500) });
  act(() => result.current.decide(PENDING, 'approve'));
  await act(() => result.current.confirm({}, false));
  expect(result.current.unconfirmed).toMatchObject({ item: PENDING });
  expect(result.current.pending).toBe(false);
  const failure = expect.objectContaining({ action: 'approve', shownInDialog: true });
  expect(options.reportFailure).toHaveBeenLastCalledWith(failure);
  expect(options.onFailed).not.toHaveBeenCalled();
});

test('what failed in a dialog can be tried again when that is closed, with its reason', async () => {
  const { result, options } = setUp({ respond: () => refused(500) });
  switchConfirmation('discard', true);
  act(() => result.current.decide(PENDING, 'discard'));
  await act(() => result.current.confirm({ reason: 'closed' }, false));
  expect(options.failures.add).not.toHaveBeenCalled();
  act(() => result.current.cancel());
  expect(options.reportFailure).toHaveBeenLastCalledWith(undefined);
  expect(options.failures.add).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      action: 'discard',
      item: PENDING,
      reason: { reason: 'closed' },
      shownInDialog: true,
    }),
  );
  act(() => result.current.decide(exampleVenue({ id: 'other' }), 'discard'));
  act(() => result.current.cancel());
  expect(options.failures.add).toHaveBeenCalledOnce();
});

test('a failure reports the venue whose place the next one has taken', async () => {
  const { result, options } = setUp({ respond: () => refused(500) });
  act(() => result.current.decide(PENDING, 'approve', { byKey: true }));
  await waitFor(() => expect(options.onFailed).toHaveBeenCalledExactlyOnceWith(PENDING));
  expect(options.failures.add).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ action: 'approve', item: PENDING }),
  );
});

test('a decision that failed is sent again with its reason, and is no failure meanwhile', async () => {
  const respond = vi
    .fn<() => Response>()
    .mockReturnValueOnce(refused(500))
    .mockImplementation(() => moved('discarded'));
  const { result, sent, options } = setUp({ respond });
  act(() => result.current.decideAtOnce(PENDING, 'discard', { reason: 'closed' }));
  await waitFor(() => expect(options.failures.add).toHaveBeenCalledOnce());
  options.failures.remove.mockClear();
  const failed = options.failures.add.mock.calls.map(([failure]) => failure as FailedDecision);
  act(() => void failed.map(result.current.retry));
  expect(options.failures.remove).toHaveBeenCalledExactlyOnceWith({
    action: 'discard',
    item: PENDING,
  });
  await waitFor(() => expect(options.onMoved).toHaveBeenCalledOnce());
  expect(sent.filter(({ body }) => body).map(({ body }) => body)).toEqual(
    Array.from({ length: 2 }, () => expect.objectContaining({ reason: 'closed' })),
  );
});

test.each([
  ['has left its list', 'discarded', true],
  ['is in it still', 'pending', false],
])(
  'a venue that another changed first closes the dialog, and %s',
  async (_, currentStatus, hasLeft) => {
    switchConfirmation('approve', true);
    const { result, options } = setUp({ respond: () => refused(409, { currentStatus }) });
    act(() => result.current.decide(PENDING, 'approve'));
    await act(() => result.current.confirm({}, false));
    expect(result.current.unconfirmed).toBeUndefined();
    expect(options.onConflict).toHaveBeenCalledExactlyOnceWith(PENDING, hasLeft);
    expect(options.failures.add).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ action: 'approve', item: PENDING }),
    );
    expect(options.onFailed).not.toHaveBeenCalled();
  },
);

test('a second press on a decided version, which the list still shows, sends nothing', async () => {
  const { result, sent, options } = setUp();
  act(() => result.current.decideAtOnce(PENDING, 'approve'));
  await waitFor(() => expect(options.onMoved).toHaveBeenCalledOnce());
  const before = sent.length;
  await act(async () => result.current.decideAtOnce(PENDING, 'approve'));
  expect(sent.filter(({ endpoint }) => endpoint.startsWith('POST'))).toHaveLength(1);
  expect(sent.length).toBe(before);
  expect(options.reportFailure).not.toHaveBeenCalledWith(
    expect.objectContaining({ item: PENDING }),
  );
});

test('the next venue takes its place at once, and the response is waited for without it', async () => {
  const response = Promise.withResolvers<Response>();
  const { result, options } = setUp({ respond: () => response.promise });
  act(() => result.current.decide(PENDING, 'approve', { byKey: true }));
  expect(options.onLeave).toHaveBeenCalledExactlyOnceWith(PENDING, 'approve');
  expect(options.reading.begin).toHaveBeenCalledOnce();
  expect(options.onSettled).not.toHaveBeenCalled();
  response.resolve(moved());
  await waitFor(() => expect(options.onSettled).toHaveBeenCalledExactlyOnceWith(PENDING));
  expect(options.onMoved).toHaveBeenCalledOnce();
});

test('a click dims the venue until the response', async () => {
  const { result, options } = setUp();
  act(() => result.current.decide(PENDING, 'approve'));
  expect(options.reading.begin).not.toHaveBeenCalled();
  await waitFor(() => expect(options.reading.begin).toHaveBeenCalledOnce());
  expect(options.onMoved).toHaveBeenCalledOnce();
  expect(options.onLeave).not.toHaveBeenCalled();
});

test.each([
  ['fails', { respond: () => refused(500) }],
  ['is part of a text', { alone: false }],
])('a decision that %s settles too', async (_, how) => {
  const { result, options } = setUp(how);
  act(() => result.current.decide(PENDING, 'approve', { byKey: true }));
  await waitFor(() => expect(options.onSettled).toHaveBeenCalledExactlyOnceWith(PENDING));
  expect(options.onMoved).not.toHaveBeenCalled();
});

test('the failure of the decision before stays until a key that decides', async () => {
  const alone = Promise.withResolvers<boolean>();
  const { result, options } = setUp();
  options.isAlone = () => alone.promise;
  act(() => result.current.decide(PENDING, 'approve'));
  options.reportFailure.mockClear();
  alone.resolve(true);
  await waitFor(() => expect(options.onMoved).toHaveBeenCalledOnce());
  expect(options.reportFailure).not.toHaveBeenCalled();
});

test('what is seen beside the venue needs no question of its own', () => {
  const { result, options } = setUp({ duplicates: 2 });
  const setAside = { by: 'anna@campetto.example', at: '', note: '' };
  act(() =>
    result.current.decide(exampleVenue({ setAside }), 'approve', {
      byKey: true,
      isInspected: true,
    }),
  );
  expect(result.current.unconfirmed).toBeUndefined();
  expect(options.onLeave).toHaveBeenCalledOnce();
});

test('a venue without a name is asked about in every view', () => {
  const venue = exampleVenue({ sportsVenue: { name: ' ' } });
  const { result, options } = setUp();
  for (const decide of [
    () => result.current.decide(venue, 'approve', { isInspected: true }),
    () => result.current.decideAtOnce(venue, 'approve'),
  ]) {
    act(decide);
    expect(result.current.unconfirmed).toMatchObject({ item: venue, move: 'approve' });
    act(() => result.current.cancel());
  }
  expect(options.onLeave).not.toHaveBeenCalled();
  act(() => result.current.decideAtOnce(venue, 'discard'));
  expect(options.onLeave).toHaveBeenCalledOnce();
});

test('a venue that is set aside is asked about where it is not inspected', () => {
  const setAside = { by: 'anna@campetto.example', at: '', note: '' };
  const { result } = setUp();
  act(() => result.current.decide(exampleVenue({ setAside }), 'approve'));
  expect(result.current.unconfirmed).toBeDefined();
});

test('a question that is asked while the decision before is under way stays, and can be answered', async () => {
  const response = Promise.withResolvers<Response>();
  const { result, options } = setUp({ respond: () => response.promise });
  act(() => result.current.decide(PENDING, 'approve', { byKey: true }));
  await waitFor(() => expect(options.onLeave).toHaveBeenCalledOnce());
  const asked = exampleVenue({ id: 'other', sportsVenue: { name: '' } });
  act(() => result.current.decide(asked, 'approve'));
  expect(result.current.pending).toBe(false);
  response.resolve(moved());
  await waitFor(() => expect(options.onMoved).toHaveBeenCalledOnce());
  expect(result.current.unconfirmed).toMatchObject({ item: asked });
});

test('what comes too soon after another venue is recognised, unless it is a click that asks first', () => {
  const { result } = setUp();
  expect(result.current.isTooSoon(PENDING, 'approve', 'click')).toBe(true);
  expect(result.current.isTooSoon(PENDING, 'discard', 'click')).toBe(false);
  expect(result.current.isTooSoon(PENDING, 'discard', 'key')).toBe(true);
});

describe('while another action on the venue is being sent', () => {
  const isPending = expect.objectContaining({ failure: 'pending', isUnsent: true });

  test('a second press on a decision is ignored', async () => {
    const response = Promise.withResolvers<Response>();
    const { result, options, sent } = setUp({ respond: () => response.promise });
    act(() => result.current.decideAtOnce(PENDING, 'approve'));
    await waitFor(() => expect(sent).toHaveLength(1));
    await act(async () => result.current.decideAtOnce(PENDING, 'approve'));
    expect(options.onSettled).not.toHaveBeenCalled();
    response.resolve(moved());
    await waitFor(() => expect(options.onSettled).toHaveBeenCalledOnce());
    expect(options.onMoved).toHaveBeenCalledOnce();
    expect(sent.filter(({ endpoint }) => endpoint.startsWith('POST'))).toHaveLength(1);
    expect(options.failures.add).not.toHaveBeenCalled();
    expect(options.onFailed).not.toHaveBeenCalled();
  });

  test('a decision beside another action becomes a failure that can be tried again', async () => {
    const { result, options, sent } = setUp();
    result.current.inFlight.add(PENDING.folderPath);
    act(() => result.current.decideAtOnce(PENDING, 'discard', { reason: 'closed' }));
    await waitFor(() => expect(options.onFailed).toHaveBeenCalledExactlyOnceWith(PENDING));
    expect(sent).toEqual([]);
    expect(options.failures.add).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ reason: { reason: 'closed' }, error: isPending }),
    );
  });

  test('a confirmed decision is refused in its dialog', async () => {
    switchConfirmation('approve', true);
    const { result, options, sent } = setUp();
    act(() => result.current.decide(PENDING, 'approve'));
    result.current.inFlight.add(PENDING.folderPath);
    await act(() => result.current.confirm({}, false));
    expect(sent).toEqual([]);
    expect(result.current.unconfirmed).toMatchObject({ item: PENDING });
    expect(options.reportFailure).toHaveBeenLastCalledWith(
      expect.objectContaining({ error: isPending, shownInDialog: true }),
    );
  });

  test('one that is tried again stays a failure', async () => {
    const { result, options, sent } = setUp();
    result.current.inFlight.add(PENDING.folderPath);
    const failed: FailedDecision = { action: 'approve', item: PENDING, error: 'lost', reason: {} };
    await act(async () => void (await result.current.retry(failed)));
    expect(sent).toEqual([]);
    expect(options.failures.add).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ action: 'approve', item: PENDING, error: isPending }),
    );
  });
});
