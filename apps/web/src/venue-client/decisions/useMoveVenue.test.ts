import { ENDPOINTS, statusAfter } from '@campetto/contract';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleVenue } from '../../testing/exampleVenue.ts';
import { renderVenueHook } from '../../testing/renderVenueHook.tsx';
import { useMoveVenue } from './useMoveVenue.ts';

test.each([
  ['approve', 'pending'],
  ['discard', 'pending'],
  ['restore', 'discarded'],
] as const)('[REV-13] %s sends a missing country or city as Unknown', async (move, status) => {
  const item = exampleVenue({ status, address: { country: ' ', city: '' } });
  const { folderPath } = item;
  const { result, sent } = renderVenueHook(() => useMoveVenue(), {
    respond: () => Response.json({ folderPath, status: statusAfter(move, status), version: 2 }),
  });
  await waitFor(() => expect(result.current).not.toBeNull());
  await act(() => result.current(item, move));
  const { method, path } = ENDPOINTS[move];
  expect(sent.find(({ endpoint }) => endpoint === `${method} ${path}`)?.body).toMatchObject({
    country: 'Unknown',
    city: 'Unknown',
  });
});

test('a decision names the version that was seen, so that none is made on a changed venue', async () => {
  const item = exampleVenue({ version: 7 });
  const { result, sent } = renderVenueHook(() => useMoveVenue(), {
    respond: () => Response.json({ folderPath: item.folderPath, status: 'approved', version: 8 }),
  });
  await act(() => result.current(item, 'approve'));
  const { method, path } = ENDPOINTS.approve;
  const request = sent.find(({ endpoint }) => endpoint === `${method} ${path}`);
  expect(request?.headers.get('if-match')).toBe('"7"');
});

test('a move that the status does not allow is refused as a conflict', async () => {
  const { result } = renderVenueHook(() => useMoveVenue(), {
    respond: () => Response.json({ title: 'Conflict', status: 409 }, { status: 409 }),
  });
  const move = () => result.current(exampleVenue({ status: 'approved' }), 'restore');
  await act(() => expect(move()).rejects.toMatchObject({ failure: 'conflict' }));
});
