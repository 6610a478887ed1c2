import { createResponseSchema, ENDPOINTS, type VenueCreation } from '@campetto/contract';
import { useCallback } from 'react';
import type { OnProgress } from '../requests/upload.ts';
import { useRevalidateOverview } from '../useRevalidateOverview.ts';
import { useVenueContext } from '../VenueProvider.tsx';

/** A venue to be created. */
export interface NewVenue {
  creation: VenueCreation;
  picture: File | undefined;
  /** A second request with the same key creates no second venue. */
  idempotencyKey: string;
  /** Called while a picture is being sent. */
  onProgress: OnProgress;
}

/** Creates a pending venue and resolves to its id. Rejects with a RequestError. */
export function useCreateVenue() {
  const { request } = useVenueContext();
  const revalidateOverview = useRevalidateOverview();
  return useCallback(
    async ({ creation, picture, idempotencyKey, onProgress }: NewVenue): Promise<string> => {
      const body = new FormData();
      body.set('venueData', JSON.stringify(creation));
      if (picture) body.set('image', picture);
      const { data } = await request({
        ...ENDPOINTS.create,
        body,
        headers: { 'idempotency-key': idempotencyKey },
        responseSchema: createResponseSchema,
        onProgress: picture && onProgress,
      });
      revalidateOverview();
      return data.venueId;
    },
    [request, revalidateOverview],
  );
}
