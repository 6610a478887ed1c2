import {
  ADDRESS_SEARCH_MIN_LENGTH,
  ADDRESS_SEARCH_QUERY,
  type AddressSearchResult,
  addressSearchResponseSchema,
} from '@campetto/contract';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import * as v from 'valibot';
import { useAppConfig } from '../../config/AppConfig.tsx';
import type { SendJson } from '../requests/request.ts';
import { RequestError } from '../requests/requestError.ts';
import { useVenueContext } from '../VenueProvider.tsx';
import { type AddressOption, toAddressOption } from './addressOption.ts';
import { isLink } from './coordinates.ts';

/** Milliseconds without typing before a search is sent (spec §9). */
export const ADDRESS_SEARCH_DEBOUNCE = 750;

/** The state of a search; a failed one is empty (spec §8). */
export type AddressSearchState =
  | { status: 'idle' | 'loading' | 'empty' }
  | { status: 'results'; results: AddressOption[] };

/** The address of a search (spec §7). */
export function searchAddress(base: string, query: string): string {
  return `${base}/search?${new URLSearchParams({ ...ADDRESS_SEARCH_QUERY, q: query })}`;
}

/** The results of a search; the identity token is sent to the product's own server only. */
export async function searchAddresses(
  request: SendJson,
  address: string,
): Promise<AddressSearchResult[]> {
  if (new URL(address, location.href).origin === location.origin) {
    const { data } = await request({
      method: 'GET',
      path: address,
      responseSchema: addressSearchResponseSchema,
    });
    return data;
  }
  const response = await fetch(address, { signal: AbortSignal.timeout(15_000) });
  if (!response.ok) throw await RequestError.fromResponse(response);
  return v.parse(addressSearchResponseSchema, await response.json());
}

/** Returns a text once it has not changed for `delay` milliseconds. */
function useDebounced(text: string, delay: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return settled;
}

/**
 * Searches addresses for what is typed (spec §2.13): from 3 characters on, once the typing pauses.
 * Only the response to the last request counts; a failure is only logged. A link is not searched for.
 */
export function useAddressSearch(typed: string): AddressSearchState {
  const { request } = useVenueContext();
  const { geocoderBase } = useAppConfig();
  const query = typed.trim();
  const settled = useDebounced(query, ADDRESS_SEARCH_DEBOUNCE);
  const long = query.length >= ADDRESS_SEARCH_MIN_LENGTH;
  const link = isLink(query);
  const { data, isLoading } = useSWR(
    long && !link && query === settled ? searchAddress(geocoderBase, query) : null,
    (address) => searchAddresses(request, address),
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
      onError: (error: unknown) => console.error('The address search failed', error),
    },
  );
  if (!long) return { status: 'idle' };
  if (link) return { status: 'empty' };
  if (query !== settled || isLoading) return { status: 'loading' };
  if (!data?.length) return { status: 'empty' };
  return { status: 'results', results: data.map(toAddressOption) };
}
