import type { VenueReviewItem } from '@campetto/contract';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { renderVenueHook } from '../../../testing/renderVenueHook.tsx';
import { recordOwnChange } from '../../../venue-client/cache.ts';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';
import type { FailedChange, FailedDecision } from './failedAction.ts';
import { useRetry } from './useRetry.ts';

const item = exampleVenue();
const error = new Error('no network');

function setUp() {
  const failures = { add: vi.fn(), remove: vi.fn(), hold: vi.fn() };
  const reading = { begin: vi.fn() };
  const decision = { retry: vi.fn(async () => false) };
  const cards = { active: undefined, activate: vi.fn() };
  const { result } = renderVenueHook(
    () => ({ retry: useRetry({ cards, decision, failures, reading }), context: useVenueContext() }),
    { respond: () => Response.json(null) },
  );
  const store = vi.fn(async (base: VenueReviewItem) =>
    recordOwnChange(result.current.context.ownChanges, base, {
      version: base.version + 1,
      changesFields: false,
    }),
  );
  const change = (action: 'note' | 'update', repeat = store): FailedChange => {
    return { action, item, error, repeat };
  };
  const approval: FailedDecision = { action: 'approve', item, error, reason: {} };
  return { result, failures, decision, store, change, approval };
}

test('what failed on one venue is sent one after the other, the decision last, each over the version before', async () => {
  const { result, failures, decision, store, change, approval } = setUp();
  act(() => result.current.retry([approval, change('note'), change('update')]));
  expect(failures.remove).toHaveBeenCalledTimes(3);
  await waitFor(() => expect(decision.retry).toHaveBeenCalledOnce());
  expect(store.mock.calls.map(([{ version }]) => version)).toEqual([1, 2]);
  expect(decision.retry).toHaveBeenCalledWith(
    expect.objectContaining({ item: expect.objectContaining({ version: 3 }) }),
  );
  expect(failures.add).not.toHaveBeenCalled();
});

test('what failed is sent over the version that this page has stored since', async () => {
  const { result, decision, store, approval } = setUp();
  await store(item);
  act(() => result.current.retry([approval]));
  await waitFor(() => expect(decision.retry).toHaveBeenCalledOnce());
  expect(decision.retry).toHaveBeenCalledWith(
    expect.objectContaining({ item: { ...item, version: 2 } }),
  );
});

test('what fails again is named again, and does not keep the others from being sent', async () => {
  const { result, failures, decision, store, change, approval } = setUp();
  const again = new Error('again');
  const failing = change('note', vi.fn().mockRejectedValue(again));
  act(() => result.current.retry([failing, change('update'), approval]));
  await waitFor(() => expect(decision.retry).toHaveBeenCalledOnce());
  expect(failures.add).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ action: 'note', error: again, shownInDialog: false }),
  );
  expect(store).toHaveBeenCalledExactlyOnceWith(item);
});
