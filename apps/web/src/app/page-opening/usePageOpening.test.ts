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
      result.current.open({ href, load, show });
      await settled();
    });
  return { result, open };
}

test('a page is shown once it is loaded; only one that takes long is mentioned', async () => {
  const { result, open } = opened();
  const { promise, resolve } = Promise.withResolvers<void>();
  await open(() => promise);
  expect(result.current.status).toBe('loading');
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(result.current.status).toBe('late');
  expect(show).not.toHaveBeenCalled();
  await act(async () => resolve());
  expect(result.current.status).toBeUndefined();
  expect(show).toHaveBeenCalledOnce();
});

test('a second press does not load it again; another link replaces it', async () => {
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
  expect(result.current.status).toBe('unreachable');
  load.mockResolvedValue(undefined as never);
  await act(async () => {
    result.current.retry();
    await settled();
  });
  expect(result.current.status).toBeUndefined();
  expect(show).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
});
