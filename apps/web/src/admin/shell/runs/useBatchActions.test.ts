import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { endedRun, RUN } from '../../../testing/records.ts';
import { renderVenueHook } from '../../../testing/renderVenueHook.tsx';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';
import { useBatchActions } from './useBatchActions.ts';

/** The hook with the runs of the server. */
const setUp = (runs = [RUN]) =>
  renderVenueHook(
    (listed: (typeof RUN)[]) => ({ add: useBatchActions(listed), ...useVenueContext() }),
    { initialProps: runs, respond: () => new Response('', { status: 404 }) },
  );

const action = (text: string, count: number) => ({
  text,
  ids: [RUN.batchId],
  isBatch: true,
  count,
  order: expect.any(Number) as number,
});

test('a run is an action to undo from its start on, and says in the end how many it has decided on', () => {
  const { result, rerender } = setUp();
  act(() => result.current.add(RUN));
  expect(result.current.actions).toEqual([action('310 venues approved', 310)]);
  rerender([endedRun({ done: 302 })]);
  expect(result.current.actions).toEqual([action('302 venues approved', 302)]);
});

test('a run is an action to undo also after a reload', () => {
  const { result, unmount } = setUp();
  act(() => result.current.add(RUN));
  unmount();
  const { result: reloaded } = setUp([endedRun({ done: 302 })]);
  expect(reloaded.current.actions).toEqual([action('302 venues approved', 302)]);
});

test('a run that has decided on nothing is no action, nor is one of another window', () => {
  const { result, rerender } = setUp();
  act(() => result.current.add(RUN));
  rerender([endedRun({ done: 0 })]);
  expect(result.current.actions).toEqual([]);
  rerender([endedRun({ done: 5 })]);
  expect(result.current.actions).toEqual([]);
});

test('a run that is known once it has ended is an action of what it has decided on', () => {
  const { result } = setUp([endedRun({ done: 302 })]);
  act(() => result.current.add(endedRun({ done: 302 })));
  expect(result.current.actions).toEqual([action('302 venues approved', 302)]);
});

test('a run that is resumed is one action, also where nothing had been decided on', () => {
  const { result, rerender } = setUp();
  for (const done of [0, 20]) {
    act(() => result.current.add(RUN));
    rerender([endedRun({ state: 'stopped', done })]);
    rerender([RUN]);
  }
  act(() => result.current.add(RUN));
  expect(result.current.actions).toEqual([action('20 venues approved', 20)]);
});
