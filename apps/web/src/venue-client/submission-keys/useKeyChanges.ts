import {
  ENDPOINTS,
  type GrantKeyBody,
  grantedKeySchema,
  keysResponseSchema,
} from '@campetto/contract';
import { useVenueContext } from '../VenueProvider.tsx';

/** Requests that grant a scraper a key, which resolves to the key, and that revoke one. */
export function useKeyChanges() {
  const { request } = useVenueContext();
  return {
    async grant(body: GrantKeyBody): Promise<string> {
      const responseSchema = grantedKeySchema;
      return (await request({ ...ENDPOINTS.grantKey, body, responseSchema })).data.key;
    },
    async revoke(name: string): Promise<void> {
      const responseSchema = keysResponseSchema;
      await request({ ...ENDPOINTS.revokeKey, body: { name }, responseSchema });
    },
  };
}
