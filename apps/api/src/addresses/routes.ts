import {
  addressSearchQuerySchema,
  addressSearchResponseSchema,
  ENDPOINTS,
} from '@campetto/contract';
import { forAdministrators } from '../http/identity.ts';
import type { Plugin } from '../http/schemas.ts';
import type { SearchAddresses } from './service.ts';

/** Addresses for the forms that add and edit a venue, in the shape of Nominatim's search (spec §7). */
export const addressRoutes: Plugin<{ search: SearchAddresses }> = async (app, { search }) => {
  app.get(
    ENDPOINTS.addressSearch.path,
    forAdministrators('addresses', {
      summary: 'Search an address; data © OpenStreetMap contributors where it comes from there',
      querystring: addressSearchQuerySchema,
      response: { 200: addressSearchResponseSchema },
    }),
    async ({ query: { q, limit } }) => (await search(q)).slice(0, limit),
  );
};
