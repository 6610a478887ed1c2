import {
  ENDPOINTS,
  IMPORT_MAX_BYTES,
  IMPORT_NAME_MAX,
  type ImportPreview,
} from '@campetto/contract';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { idleTime, recordActivity } from '../../auth/idle/activity.ts';
import { REPORT } from '../../testing/records.ts';
import { renderVenueHook, type SentRequest } from '../../testing/renderVenueHook.tsx';
import { useImportSteps } from './useImportSteps.ts';

const REQUEST = { file: new File(['{}'], 'venues.ndjson'), source: undefined };

const setUp = (respond: (request: SentRequest) => Response | Promise<Response>) =>
  renderVenueHook(() => useImportSteps(), { respond });

const reported = () => new Response(JSON.stringify({ type: 'report', report: REPORT }));

/** The body of a response that has begun, and what ends it with an error. */
function openBody() {
  let fail: (reason: unknown) => void = () => undefined;
  const body = new ReadableStream({
    start(stream) {
      fail = (reason) => stream.error(reason);
    },
  });
  return { body, fail };
}

test('a file that is too large is not sent', async () => {
  const { result, sent } = setUp(() => new Response());
  const file = new File([], 'large.csv');
  Object.defineProperty(file, 'size', { value: IMPORT_MAX_BYTES + 1 });
  await act(() => result.current.choose({ ...REQUEST, file }));
  expect(result.current.step).toEqual({ name: 'choose', problem: { kind: 'tooLarge' } });
  expect(sent).toEqual([]);
});

test('a file that the server cannot read leads back to the choice, with the reason', async () => {
  const detail = 'The file is empty.';
  const problem = { type: 'about:blank', title: 'Problem', status: 422, requestId: '1', detail };
  const { result } = setUp(() => Response.json(problem, { status: 422 }));
  await act(() => result.current.choose(REQUEST));
  const { step } = result.current;
  expect(step).toMatchObject({ name: 'choose', problem: { kind: 'unread' } });
  expect(step.name === 'choose' && step.problem && 'error' in step.problem).toBe(true);
});

const PREVIEW = {
  source: 'normalized',
  sources: ['campetto', 'normalized'],
  unit: 'line',
  records: [],
  unused: [],
} satisfies ImportPreview;

/** The steps over a server whose previews arrive when `release` names their source. */
function setUpPreviews() {
  const pending = new Map<string | null, (response: Response) => void>();
  const { result } = setUp(
    ({ endpoint }) =>
      new Promise((resolve) => {
        const [path = '', query] = endpoint.split('?');
        if (path.endsWith(ENDPOINTS.importPreview.path))
          pending.set(new URLSearchParams(query).get('source'), resolve);
      }),
  );
  const release = async (source: string | null) => {
    const respond = await waitFor(() => {
      const resolve = pending.get(source);
      if (!resolve) throw new Error(`No preview of ${source} was requested.`);
      return resolve;
    });
    await act(async () => respond(Response.json({ ...PREVIEW, source })));
  };
  const choose = (source?: string) => act(() => void result.current.choose({ ...REQUEST, source }));
  return { result, release, choose };
}

test('the preview of an earlier source does not replace that of a later one', async () => {
  const { result, release, choose } = setUpPreviews();
  choose();
  await release(null);
  choose('campetto');
  choose('normalized');
  await release('normalized');
  await release('campetto');
  expect(result.current.step).toMatchObject({ preview: { source: 'normalized' } });
});

test('a preview that arrives after the import has started, or another file is wanted, is dropped', async () => {
  const { result, release, choose } = setUpPreviews();
  choose();
  await release(null);
  choose('campetto');
  act(() => result.current.again());
  await release('campetto');
  expect(result.current.step).toEqual({ name: 'choose' });
  choose('normalized');
  act(() => void result.current.start(REQUEST));
  await release('normalized');
  expect(result.current.step.name).toBe('running');
});

test('while the preview of another source is loaded, the shown one names it', async () => {
  const { result, release, choose } = setUpPreviews();
  choose();
  await release(null);
  choose('campetto');
  expect(result.current.step).toMatchObject({ preview: { source: null }, loading: 'campetto' });
  await release('campetto');
  expect(result.current.step).not.toHaveProperty('loading');
});

test('an import that is stopped before a response may have added venues, as the file may have arrived', async () => {
  let fail: (reason: unknown) => void = () => undefined;
  const { result } = setUp(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  act(() => void result.current.start(REQUEST));
  await waitFor(() => expect(result.current.step.name).toBe('running'));
  act(() => result.current.stop());
  await act(async () => fail(new DOMException('stopped', 'AbortError')));
  expect(result.current.step).toEqual({
    name: 'choose',
    problem: { kind: 'stopped', request: REQUEST, progress: undefined },
  });
});

test('an import that is stopped once its file has arrived may have added venues', async () => {
  const { body, fail } = openBody();
  const { result } = setUp(() => new Response(body));
  act(() => void result.current.start(REQUEST));
  const progress = { type: 'progress', done: 0, read: 0, new: 0 };
  await waitFor(() => expect(result.current.step).toMatchObject({ name: 'running', progress }));
  act(() => result.current.stop());
  await act(async () => fail(new DOMException('stopped', 'AbortError')));
  expect(result.current.step).toMatchObject({ problem: { kind: 'stopped', request: REQUEST } });
});

test('an import that fails after some progress reports how many venues were added', async () => {
  const progress = { type: 'progress', done: 0.5, read: 500, new: 492 };
  const { result } = setUp(() => new Response(`${JSON.stringify(progress)}\n`));
  await act(() => result.current.start(REQUEST));
  expect(result.current.step).toMatchObject({
    name: 'choose',
    problem: { kind: 'failed', progress: { read: 500, new: 492 } },
  });
});

test('a file that was changed or deleted must be chosen again, before and after its preview', async () => {
  const { result } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
  const file = new File(['{}'], 'venues.ndjson');
  file.slice = () =>
    Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('changed')) });
  await act(() => result.current.choose({ ...REQUEST, file }));
  expect(result.current.step).toEqual({ name: 'choose', problem: { kind: 'changed' } });
  await act(() => result.current.start({ ...REQUEST, file }));
  expect(result.current.step).toEqual({ name: 'choose', problem: { kind: 'changed' } });
});

test('an import whose response was lost is named while it is tried again', async () => {
  const { result } = setUp(() => new Response('', { status: 200 }));
  await act(() => result.current.start(REQUEST));
  await act(() => result.current.choose(REQUEST));
  expect(result.current.left).toEqual({ file: 'venues.ndjson', new: 0 });
  act(() => result.current.dismissLeft());
  expect(result.current.left).toBeUndefined();
});

test('an import during another one of the same person is reported as busy', async () => {
  const problem = { type: 'about:blank', title: 'Conflict', status: 409, requestId: '1' };
  const { result } = setUp(() => Response.json(problem, { status: 409 }));
  await act(() => result.current.start(REQUEST));
  expect(result.current.step).toEqual({
    name: 'choose',
    problem: { kind: 'busy', request: REQUEST },
  });
});

test('an import whose page is left is named by the next page, until an import succeeds', async () => {
  const progress = { type: 'progress', done: 0.5, read: 500, new: 492 };
  const body = new ReadableStream({
    start: (stream) => stream.enqueue(new TextEncoder().encode(`${JSON.stringify(progress)}\n`)),
  });
  const { result, unmount } = setUp(() => new Response(body));
  act(() => void result.current.start(REQUEST));
  await waitFor(() => expect(result.current.step).toMatchObject({ progress: { new: 492 } }));
  unmount();
  const next = setUp(() => new Response('', { status: 500 })).result;
  const left = { file: 'venues.ndjson', new: 492 };
  expect(next.current.left).toEqual(left);
  await act(() => next.current.choose(REQUEST));
  const { result: later } = setUp(() => reported());
  expect([next.current.left, later.current.left]).toEqual([left, left]);
  await act(() => later.current.start(REQUEST));
  expect([later.current.step.name, later.current.left]).toEqual(['report', undefined]);
  expect(setUp(() => new Response()).result.current.left).toBeUndefined();
});

test('an import whose page is loaded again, which ends it before the page leaves, is named', async () => {
  const { body, fail } = openBody();
  const { result } = setUp(() => new Response(body));
  act(() => void result.current.start(REQUEST));
  await waitFor(() => expect(result.current.step).toMatchObject({ progress: { new: 0 } }));
  await act(async () => fail(new TypeError('network error')));
  window.dispatchEvent(new Event('pagehide'));
  expect(setUp(() => new Response()).result.current.left).toEqual({
    file: 'venues.ndjson',
    new: 0,
  });
});

test('an import that the server refused is not named when its page is left', async () => {
  const problem = { type: 'about:blank', title: 'Problem', status: 422, requestId: '1' };
  const { result, unmount } = setUp(() => Response.json(problem, { status: 422 }));
  await act(() => result.current.start(REQUEST));
  unmount();
  expect(setUp(() => new Response()).result.current.left).toBeUndefined();
});

test('an import whose page is closed is stored before', async () => {
  const { result } = setUp(() => new Promise(() => undefined));
  act(() => void result.current.start(REQUEST));
  await waitFor(() => expect(result.current.step.name).toBe('running'));
  window.dispatchEvent(new Event('pagehide'));
  expect(setUp(() => new Response()).result.current.left).toEqual({
    file: 'venues.ndjson',
    new: 0,
  });
});

test('an import whose connection ends before its report has failed', async () => {
  const { result } = setUp(() => new Response('', { status: 200 }));
  await act(() => result.current.start(REQUEST));
  expect(result.current.step).toMatchObject({ name: 'choose', problem: { kind: 'failed' } });
});

test('an import that was never sent has not begun', async () => {
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  const { result } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
  await act(() => result.current.start(REQUEST));
  expect(result.current.step).toMatchObject({ name: 'choose', problem: { kind: 'notBegun' } });
});

test('an import that the server refuses has not begun', async () => {
  const problem = { type: 'about:blank', title: 'Busy', status: 503, requestId: '1' };
  const { result } = setUp(() => Response.json(problem, { status: 503 }));
  await act(() => result.current.start(REQUEST));
  expect(result.current.step).toMatchObject({
    name: 'choose',
    problem: { kind: 'notBegun', request: REQUEST },
  });
});

test('a file that is being sent counts as input, so that no sign-out stops it', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const { result } = setUp(() => new Promise(() => undefined));
  recordActivity();
  act(() => void result.current.start(REQUEST));
  act(() => vi.advanceTimersByTime(5 * 60_000));
  expect(idleTime()).toBeLessThan(30_000);
});

test('of a name that is longer than the server accepts, the end is sent', async () => {
  const { result, sent } = setUp(() => reported());
  const file = new File(['{}'], `${'x'.repeat(250)}.csv`);
  await act(() => result.current.start({ ...REQUEST, file }));
  const { searchParams } = new URL(sent[0]?.endpoint.split(' ').at(-1) ?? '', 'http://localhost');
  expect(searchParams.get('file')).toBe(`${'x'.repeat(IMPORT_NAME_MAX - 4)}.csv`);
});

test('an import that a sign-out ends leaves no unhandled rejection', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  let fail: (reason: unknown) => void = () => undefined;
  const { result, unmount } = setUp(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  act(() => void result.current.start(REQUEST));
  await waitFor(() => expect(result.current.step.name).toBe('running'));
  unmount();
  fail(new DOMException('stopped', 'AbortError'));
  // Node reports a rejection after the tasks of the promises.
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
