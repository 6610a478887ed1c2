import { ENDPOINTS, KEY_REUSED_TYPE, PATHS, type Problem } from '@campetto/contract';
import { act, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { exampleVenue, FULL_DRAFT } from '../../testing/exampleVenue.ts';
import { renderVenueHook, type SentRequest } from '../../testing/renderVenueHook.tsx';
import type { VenueDraft } from '../../venue-client/create/draft.ts';
import { useCreation } from './useCreation.ts';

const CREATED = exampleVenue();
const VENUE_ID = CREATED.venue.sportsVenue.id;
const CREATE = `${ENDPOINTS.create.method} ${ENDPOINTS.create.path}`;
const UPDATE = `${ENDPOINTS.update.method} ${ENDPOINTS.update.path}`;

const created = () => Response.json({ venueId: VENUE_ID });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const refused = (status: number, problem: Partial<Problem>) =>
  Response.json(
    { type: 'about:blank', title: 'Refused', status, requestId: '1', ...problem },
    { status },
  );
const createdBefore = () => refused(422, { type: KEY_REUSED_TYPE, current: CREATED });

/** The form with a draft, which keeps the attempt as the screen does. */
function setUp(draft: VenueDraft, respond: (request: SentRequest) => Response | Promise<Response>) {
  const on = {
    onDraftError: vi.fn(),
    mustStop: vi.fn(() => false),
    onProgress: vi.fn(),
    onCreated: vi.fn(),
    onFailed: vi.fn(),
  };
  const attempts: VenueDraft['attempt'][] = [];
  const { result, rerender, sent } = renderVenueHook(
    (attempt: Partial<VenueDraft>) => ({
      ...useCreation({
        draft: { ...draft, ...attempt },
        picture: undefined,
        onAttempt: (one) => attempts.push(one),
        ...on,
      }),
      path: useLocation().pathname,
    }),
    { respond, initialProps: {} as Partial<VenueDraft> },
  );
  const finish = () =>
    waitFor(() => expect(result.current.creationState.status).not.toBe('pending'));
  return {
    ...on,
    attempts,
    state: () => result.current,
    keys: () =>
      sent
        .filter(({ endpoint }) => endpoint === CREATE)
        .map(({ headers }) => headers.get('idempotency-key')),
    bodies: (endpoint: string) =>
      sent.filter((request) => request.endpoint === endpoint).map(({ body }) => body),
    /** Renders the form with the last attempt and changed fields. */
    change: (fields: Partial<VenueDraft> = {}) => rerender({ attempt: attempts.at(-1), ...fields }),
    async submit(): Promise<void> {
      await act(() => result.current.submit());
      await finish();
    },
  };
}

test('an invalid draft is not sent, and its first error is shown until it is corrected', async () => {
  const form = setUp({ ...FULL_DRAFT, name: '' }, created);
  await form.submit();
  expect(form.keys()).toEqual([]);
  expect(form.onDraftError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ field: 'name', rule: 'nameRequired' }),
  );
  expect(form.state().draftError).toMatchObject({ field: 'name' });
  form.change({ name: 'Padel Club Navigli' });
  expect(form.state()).toMatchObject({ creationState: { status: 'idle' }, draftError: undefined });
});

test('[ADD-5] nothing is sent while something else has to be read first', async () => {
  const form = setUp(FULL_DRAFT, created);
  form.mustStop.mockReturnValueOnce(true);
  await form.submit();
  expect(form.keys()).toEqual([]);
  expect(form.state().creationState.status).toBe('idle');
  await form.submit();
  expect(form.keys()).toHaveLength(1);
});

test('a creation is reported, and the list follows after a while', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const form = setUp(FULL_DRAFT, created);
  await form.submit();
  expect(form.state().creationState).toEqual({
    status: 'created',
    name: 'Padel Club Navigli',
    venueId: VENUE_ID,
  });
  expect(form.onCreated).toHaveBeenCalledOnce();
  expect(form.state().path).not.toBe(PATHS.venues);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(form.state().path).toBe(PATHS.venues);
});

test('the list does not follow a creation once something is entered', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const form = setUp(FULL_DRAFT, created);
  await form.submit();
  document.body.dispatchEvent(new Event('input', { bubbles: true }));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(form.state().creationState.status).toBe('created');
  expect(form.state().path).not.toBe(PATHS.venues);
});

test('the key of a lost response is repeated, also with other fields', async () => {
  let respond: () => Response | Promise<Response> = lost;
  const form = setUp(FULL_DRAFT, () => respond());
  await form.submit();
  expect(form.state().creationState.status).toBe('failed');
  expect(form.onFailed).toHaveBeenCalledOnce();
  expect(form.attempts).not.toContain(undefined);
  respond = created;
  form.change({ name: 'Another name' });
  await form.submit();
  expect(form.state().creationState).toMatchObject({ status: 'created', name: 'Another name' });
  expect(new Set(form.keys()).size).toBe(1);
});

test('a refused field is shown until it is changed, and the next attempt has another key', async () => {
  const error = { path: 'sportsVenue.name', message: 'is refused' };
  const form = setUp(FULL_DRAFT, () => refused(422, { errors: [error] }));
  await form.submit();
  const draftError = { field: 'name', rule: 'refused' };
  expect(form.onDraftError).toHaveBeenCalledExactlyOnceWith(draftError);
  expect(form.state().draftError).toMatchObject(draftError);
  expect(form.attempts.at(-1)).toBeUndefined();
  form.change({ name: 'Another name' });
  expect(form.state().draftError).toBeUndefined();
  await form.submit();
  expect(new Set(form.keys()).size).toBe(2);
});

test('a venue that an earlier request has created is changed instead', async () => {
  const form = setUp(FULL_DRAFT, ({ endpoint }) =>
    endpoint === UPDATE ? Response.json({ ...CREATED, version: 2 }) : createdBefore(),
  );
  await form.submit();
  expect(form.state().creationState).toEqual({ status: 'createdBefore', created: CREATED });
  expect(form.onFailed).not.toHaveBeenCalled();
  // The attempt stays stored, so that the same choice is offered after a reload.
  expect(form.attempts).not.toContain(undefined);
  await act(() => form.state().change(CREATED));
  expect(form.bodies(UPDATE)).toMatchObject([
    { folderPath: CREATED.folderPath, sportsVenue: { id: VENUE_ID, name: 'Padel Club Navigli' } },
  ]);
  expect(form.state().creationState).toMatchObject({ status: 'created', venueId: VENUE_ID });
});

test('another venue is created with a key of its own', async () => {
  let isFirst = true;
  const form = setUp(FULL_DRAFT, () => (isFirst ? createdBefore() : created()));
  await form.submit();
  isFirst = false;
  form.change();
  await act(() => form.state().createAnother());
  expect(form.state().creationState.status).toBe('created');
  expect(new Set(form.keys()).size).toBe(2);
});
