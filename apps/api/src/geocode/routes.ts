import { addressSearchAnswerSchema, addressSearchQuerySchema, CALLS } from '@campetto/contract';
import type { App } from '../plugins/schemas.ts';
import type { SearchAddresses } from './service.ts';

/** Addresses for the form that adds a venue, in the shape of Nominatim's search (spec §7). */
export function geocodeRoutes(app: App, search: SearchAddresses) {
  app.get(
    CALLS.addressSearch.path,
    {
      config: { access: 'administrator' },
      schema: {
        tags: ['addresses'],
        summary: 'Search an address; data © OpenStreetMap contributors where it comes from there',
        security: [{ identityToken: [] }],
        querystring: addressSearchQuerySchema,
        response: { 200: addressSearchAnswerSchema },
      },
    },
    async ({ query: { q, limit } }) => (await search(q)).slice(0, limit),
  );
}
