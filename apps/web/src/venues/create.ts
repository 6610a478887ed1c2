import { CALLS, createAnswerSchema, type VenueCreation } from '@campetto/contract';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { ACTIVITY_KEY } from './activity.ts';
import { COUNTS_KEY } from './counts.ts';
import type { OnSent } from './upload.ts';
import { useVenueContext } from './VenueProvider.tsx';

/** A venue to be created. */
export interface NewVenue {
  creation: VenueCreation;
  image: File | undefined;
  /** Sent again with the same venue, it creates no second one. */
  idempotencyKey: string;
  /** Told while a picture is on its way. */
  onSent: OnSent;
}

/** Creates a pending venue and answers its id; the counts and the activity follow. Rejects with a CallError. */
export function useCreateVenue() {
  const { call } = useVenueContext();
  const { mutate } = useSWRConfig();
  return useCallback(
    async ({ creation, image, idempotencyKey, onSent }: NewVenue): Promise<string> => {
      const body = new FormData();
      body.set('venueData', JSON.stringify(creation));
      if (image) body.set('image', image);
      const { data } = await call({
        ...CALLS.create,
        body,
        headers: { 'idempotency-key': idempotencyKey },
        answer: createAnswerSchema,
        onSent: image && onSent,
      });
      void mutate(COUNTS_KEY);
      void mutate(ACTIVITY_KEY);
      return data.venueId;
    },
    [call, mutate],
  );
}
