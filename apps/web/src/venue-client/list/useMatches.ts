import {
  ENDPOINTS,
  type MatchesResponse,
  type Matching,
  matchesResponseSchema,
} from '@campetto/contract';
import { useVenueContext } from '../VenueProvider.tsx';
import { filterQuery, type ListFilters } from './listRequest.ts';

type MatchingFilters = Omit<Matching, 'moment' | 'searchStep' | 'except'>;

/** The filters of a list without its order, as a decision on all that match needs them. */
export function matchingFilters(filters: ListFilters): MatchingFilters {
  // The server checks the values, as it does in the query of a list.
  return Object.fromEntries(matchingQuery(filters)) as MatchingFilters;
}

function matchingQuery(filters: ListFilters): URLSearchParams {
  const query = filterQuery({ ...filters, sort: 'newest' });
  query.set('status', filters.status);
  return query;
}

/** Counts the venues that match the filters, for a decision on all of them. Rejects with a RequestError. */
export function useMatches() {
  const { request } = useVenueContext();
  return async (filters: ListFilters): Promise<MatchesResponse> => {
    const { method, path } = ENDPOINTS.matches;
    const { data } = await request({
      method,
      path: `${path}?${matchingQuery(filters)}`,
      responseSchema: matchesResponseSchema,
    });
    return data;
  };
}
