import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { exampleVenue } from '../../testing/exampleVenue.ts';
import { renderVenueHook } from '../../testing/renderVenueHook.tsx';
import { useSetAside } from '../set-aside/useSetAside.ts';
import { useVenueContext } from '../VenueProvider.tsx';

test('a change is refused, not dropped, while another one of the venue is being sent', async () => {
  const item = exampleVenue();
  const respond = vi.fn(() => Response.json(null));
  const { result } = renderVenueHook(
    () => ({ setAside: useSetAside(), context: useVenueContext() }),
    { respond },
  );
  await waitFor(() => expect(result.current).not.toBeNull());
  result.current.context.inFlight.add(item.folderPath);
  await expect(result.current.setAside(item, 'Ask the owner')).rejects.toMatchObject({
    failure: 'pending',
    isUnsent: true,
  });
  expect(respond).not.toHaveBeenCalled();
});
