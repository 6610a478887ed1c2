import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { useCardEvents } from './useCardEvents.ts';

const VENUE = exampleVenue();
const APPROVE = { type: 'action', action: 'approve' } as const;

function setUp(isTooSoon: boolean) {
  const decision = { decide: vi.fn(), isTooSoon: () => isTooSoon };
  const onTooSoon = vi.fn();
  const options = {
    decision,
    onTooSoon,
    lastFailure: { clear: vi.fn() },
    isInspected: () => false,
  };
  const { result } = renderHook(() => useCardEvents(options as never));
  return { events: result.current, decision, onTooSoon };
}

test.each(['onKey', 'onClick'] as const)('%s decides, or says that it came too soon', (by) => {
  const soon = setUp(true);
  soon.events[by](VENUE, APPROVE);
  expect(soon.onTooSoon).toHaveBeenCalledExactlyOnceWith(VENUE);
  expect(soon.decision.decide).not.toHaveBeenCalled();
  const later = setUp(false);
  later.events[by](VENUE, APPROVE);
  expect(later.decision.decide).toHaveBeenCalledOnce();
  expect(later.onTooSoon).not.toHaveBeenCalled();
});
