import { expect, test, vi } from 'vitest';
import { searchAddress, searchAddresses } from './useAddressSearch.ts';

const FOUND = [{ place_id: 1, display_name: 'Verona', lat: '45', lon: '11', address: {} }];

function setUp() {
  const network = vi.fn(async (_address: string, _init: RequestInit) => Response.json(FOUND));
  vi.stubGlobal('fetch', network);
  const page = 'https://campetto.app/admin/venues/add';
  vi.stubGlobal('location', { href: page, origin: new URL(page).origin });
  return { network, call: vi.fn(async () => ({ data: FOUND, headers: new Headers() })) };
}

test('[API-8] the query of an address search', () => {
  const { pathname, searchParams } = new URL(
    searchAddress('/api/geocode', 'Via Roma & C. 12'),
    'https://campetto.app',
  );
  expect(pathname).toBe('/api/geocode/search');
  expect(Object.fromEntries(searchParams)).toEqual({
    format: 'json',
    limit: '5',
    addressdetails: '1',
    extratags: '1',
    namedetails: '1',
    q: 'Via Roma & C. 12',
  });
});

test.each(['/api/geocode', 'https://campetto.app/api/geocode'])(
  '[API-6] %s is ours and is called with the identity token',
  async (base) => {
    const { network, call } = setUp();
    await expect(searchAddresses(call as never, searchAddress(base, 'Verona'))).resolves.toEqual(
      FOUND,
    );
    expect(call).toHaveBeenCalledOnce();
    expect(network).not.toHaveBeenCalled();
  },
);

test.each(['https://nominatim.example.org', '//campetto.app.example.org'])(
  '%s is another server and gets no token',
  async (base) => {
    const { network, call } = setUp();
    await expect(searchAddresses(call as never, searchAddress(base, 'Verona'))).resolves.toEqual(
      FOUND,
    );
    expect(call).not.toHaveBeenCalled();
    expect(network.mock.calls[0]?.[1]).not.toHaveProperty('headers');
  },
);
