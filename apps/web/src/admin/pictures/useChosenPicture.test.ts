import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useChosenPicture } from './useChosenPicture.ts';

const png = (name: string) =>
  new File([Uint8Array.from('\x89PNG\r\n\x1a\n', (one) => one.charCodeAt(0))], name);
const damaged = png('damaged.png');
const whole = png('whole.png');

test('[ADD-5] a picture that breaks off is reported when it is chosen, and the next one is not', async () => {
  const close = vi.fn();
  const bitmap = { width: 100, height: 100, close };
  vi.stubGlobal('createImageBitmap', (file: File) =>
    file === damaged ? Promise.reject(new Error('damaged')) : Promise.resolve(bitmap),
  );
  const { result } = renderHook(useChosenPicture);
  await act(() => result.current.choose(damaged));
  await waitFor(() => expect(result.current.refused).toBe('damaged'));
  // The picture stays chosen: the server may decode variants that the browser does not.
  expect(result.current.file).toBe(damaged);
  await act(async () => {
    const earlier = result.current.choose(damaged);
    await Promise.all([earlier, result.current.choose(whole)]);
  });
  expect(result.current).toMatchObject({ file: whole, refused: undefined });
  expect(close).toHaveBeenCalledOnce();
});

test('[ADD-5] a choice that is refused stops one save, and the picture chosen before stays', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 100, height: 100, close: vi.fn() }));
  const { result } = renderHook(useChosenPicture);
  await act(() => result.current.choose(whole));
  expect(result.current.mustStopSave()).toBe(false);
  await act(() => result.current.choose(new File(['text'], 'text.png')));
  expect(result.current).toMatchObject({
    file: whole,
    refused: 'unsupportedType',
    isSaveStopped: false,
  });
  act(() => expect(result.current.mustStopSave()).toBe(true));
  expect(result.current.isSaveStopped).toBe(true);
  expect(result.current.mustStopSave()).toBe(false);
  await act(() => result.current.choose(whole));
  act(() => result.current.refuseChoice());
  expect(result.current).toMatchObject({ refused: 'unsupportedType', isSaveStopped: false });
  act(() => result.current.remove());
  expect(result.current.mustStopSave()).toBe(false);
});

test('[ADD-5] a picture that is too small is refused when it is chosen, and the one before stays', async () => {
  const small = png('small.png');
  vi.stubGlobal('createImageBitmap', async (file: File) => ({
    width: 400,
    height: file === small ? 99 : 100,
    close: vi.fn(),
  }));
  const { result } = renderHook(useChosenPicture);
  await act(() => result.current.choose(whole));
  expect(result.current).toMatchObject({ file: whole, refused: undefined });
  await act(() => result.current.choose(small));
  expect(result.current).toMatchObject({ file: whole, refused: 'tooSmall' });
  act(() => expect(result.current.mustStopSave()).toBe(true));
  // The small picture is also refused if it is chosen a second time before it is decoded.
  await act(() => Promise.all([result.current.choose(small), result.current.choose(small)]));
  expect(result.current).toMatchObject({ file: whole, refused: 'tooSmall' });
});
