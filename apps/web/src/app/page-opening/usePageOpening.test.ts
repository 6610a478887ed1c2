import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePageOpening } from './usePageOpening.ts';

const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(MemoryRouter, null, children);
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const never = () => new Promise(() => undefined);
const settled = () => vi.advanceTimersByTimeAsync(0);
const show = vi.fn();
const assign = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  show.mockClear();
  assign.mockClear();
  vi.stubGlobal('location', { assign });
});

function opened() {
  const { result } = renderHook(() => usePageOpening(never), { wrapper });
  const open = (load: () => Promise<unknown>, href = '/contact?lang=en') =>
    act(async () => {
      result.current[0].open({ href, load, show });
      await settled();
    });
  return { result, open };
}

test('a page is shown once it is loaded, with a notice only if that takes long', async () => {
  const { result, open } = opened();
  const { promise, resolve } = Promise.withResolvers<void>();
  await open(() => promise);
  expect(result.current[1].loading).toEqual({ isLate: false });
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(result.current[1].loading).toEqual({ isLate: true });
  expect(show).not.toHaveBeenCalled();
  await act(async () => resolve());
  expect(result.current[1]).toEqual({});
  expect(show).toHaveBeenCalledOnce();
});

test('a second click on a link does not load its page again; another link replaces it', async () => {
  const { open } = opened();
  const first = Promise.withResolvers<void>();
  const load = vi.fn(() => first.promise);
  await open(load);
  await open(load);
  expect(load).toHaveBeenCalledOnce();
  const other = vi.fn(() => Promise.resolve());
  await open(other, '/terms?lang=en');
  await act(async () => first.resolve());
  expect(show).toHaveBeenCalledOnce();
});

test('the browser opens a page whose code only the server has', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  const { open } = opened();
  await open(lost);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/contact?lang=en');
  expect(show).not.toHaveBeenCalled();
});

test('without a connection this page stays, and another try may succeed', async () => {
  vi.stubGlobal('fetch', lost);
  const { result, open } = opened();
  const load = vi.fn(lost);
  await open(load);
  const { unreachable } = result.current[1];
  expect(unreachable?.href).toBe('/contact?lang=en');

  // The notice stays while the page is loaded again, because its button has the focus, and so does the state of loading
  // for a moment, because its end shows that another attempt was made.
  await open(load);
  expect(result.current[1]).toMatchObject({ unreachable, loading: { isLate: true } });
  await act(() => vi.advanceTimersByTimeAsync(599));
  expect(result.current[1].loading).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current[1].loading).toBeUndefined();
  expect(result.current[1].unreachable?.href).toBe('/contact?lang=en');

  const again = Promise.withResolvers<never>();
  load.mockReturnValue(again.promise);
  await open(load);
  await act(async () => again.resolve(undefined as never));
  expect(result.current[1]).toEqual({});
  expect(show).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
});

test('a page that never arrives is opened by the browser in the end, or is out of reach', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  const first = opened();
  await first.open(never);
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect(assign).toHaveBeenCalledOnce();

  vi.stubGlobal('fetch', never);
  const second = opened();
  await second.open(never);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(second.result.current[1].unreachable).toBeDefined();
  expect(assign).toHaveBeenCalledOnce();
});
