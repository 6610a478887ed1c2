import {
  ADDRESS_SEARCH_DEBOUNCE,
  ADDRESS_SEARCH_MIN_LENGTH,
  ADDRESS_SEARCH_QUERY,
  type AddressSearchResult,
  addressSearchAnswerSchema,
} from '@campetto/contract';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import * as v from 'valibot';
import { useAppConfig } from '../config/AppConfig.tsx';
import { CallError } from './CallError.ts';
import type { Call } from './call.ts';
import { type FoundAddress, presentFoundAddress } from './foundAddress.ts';
import { useVenueContext } from './VenueProvider.tsx';

/** How far a search is; a failed one has found nothing (spec §8). */
export type AddressSearchState =
  | { status: 'idle' | 'loading' | 'empty' }
  | { status: 'results'; results: FoundAddress[] };

/** The address of a search (spec §7). */
export function searchAddress(base: string, query: string): string {
  return `${base}/search?${new URLSearchParams({ ...ADDRESS_SEARCH_QUERY, q: query })}`;
}

/** The results for an address; the identity token goes to the product's own server only. */
export async function searchAddresses(call: Call, address: string): Promise<AddressSearchResult[]> {
  if (new URL(address, location.href).origin === location.origin) {
    const { data } = await call({
      method: 'GET',
      path: address,
      answer: addressSearchAnswerSchema,
    });
    return data;
  }
  const response = await fetch(address, { signal: AbortSignal.timeout(15_000) });
  if (!response.ok) throw await CallError.of(response);
  return v.parse(addressSearchAnswerSchema, await response.json());
}

/** A text once it has been left alone for `delay` milliseconds. */
function useSettled(text: string, delay: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return settled;
}

/**
 * Searches addresses for what is typed (spec §2.13): from 3 characters on, once the typing pauses.
 * Only the answer to the newest question counts; a failure is logged and nothing more.
 */
export function useAddressSearch(typed: string): AddressSearchState {
  const { call } = useVenueContext();
  const { geocoderBase } = useAppConfig();
  const query = typed.trim();
  const settled = useSettled(query, ADDRESS_SEARCH_DEBOUNCE);
  const long = query.length >= ADDRESS_SEARCH_MIN_LENGTH;
  const { data, isLoading } = useSWR(
    long && query === settled ? searchAddress(geocoderBase, query) : null,
    (address) => searchAddresses(call, address),
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
      onError: (error: unknown) => console.error('The address search failed', error),
    },
  );
  if (!long) return { status: 'idle' };
  if (query !== settled || isLoading) return { status: 'loading' };
  if (!data?.length) return { status: 'empty' };
  return { status: 'results', results: data.map(presentFoundAddress) };
}
