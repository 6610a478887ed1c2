import type { VenueReviewItem } from '@campetto/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Attempt, nextAttempt } from '../../venue-client/changes/attempt.ts';
import {
  creationOf,
  type DraftError,
  refusedField,
  updateOfCreated,
} from '../../venue-client/create/creation.ts';
import type { VenueDraft } from '../../venue-client/create/draft.ts';
import { useCreatedDuplicates } from '../../venue-client/create/useCreatedDuplicates.ts';
import { useCreateVenue } from '../../venue-client/create/useCreateVenue.ts';
import { useUpdateVenue } from '../../venue-client/edit/useUpdateVenue.ts';
import { useReplacePicture } from '../../venue-client/pictures/pictureChanges.ts';
import { createdBefore, isOutcomeUnknown } from '../../venue-client/requests/requestError.ts';
import { listLink } from '../links/listLink.ts';
import { useDraftError } from './useDraftError.ts';

/** Milliseconds between the success message and the return to the list (spec §9). */
const REDIRECT_DELAY = 2000;

/** The state of the request (spec §4). */
export type CreationState =
  | { status: 'idle' | 'pending' }
  | { status: 'created'; name: string; venueId: string }
  /** An earlier request, whose response was lost, has created this venue with other fields. */
  | { status: 'createdBefore'; created: VenueReviewItem }
  | { status: 'failed'; error: unknown };

interface CreationOptions {
  draft: VenueDraft;
  picture: File | undefined;
  /** The draft has a validation error and is not sent, or the server refuses it. */
  onDraftError: (error: DraftError) => void;
  /** Called before a valid draft is sent; true stops it. */
  mustStop: () => boolean;
  /** Called with the attempt to store with the draft, so that it outlasts a reload; undefined once it was refused. */
  onAttempt: (attempt: VenueDraft['attempt']) => void;
  /** The part of the picture that has been sent, in per cent; undefined while none is being sent. */
  onProgress: (percent: number | undefined) => void;
  onCreated: () => void;
  onFailed: (error: unknown) => void;
}

/**
 * Navigates to the list a while after a creation, unless the next venue is being entered by then. If the new venue has
 * possible duplicates, the list is searched for its name.
 */
function useReturnToList(created: { name: string } | undefined, hasDuplicates: boolean): void {
  const navigate = useNavigate();
  const isCreated = created !== undefined;
  const leave = useEffectEvent(
    // The card of the new venue offers to compare its duplicates.
    () => void navigate(listLink('pending', created && hasDuplicates ? { q: created.name } : {})),
  );
  useEffect(() => {
    if (!isCreated) return;
    const timer = setTimeout(() => leave(), REDIRECT_DELAY);
    const stay = () => clearTimeout(timer);
    // A checkbox fires a click event, but no input event.
    for (const event of ['input', 'click']) document.addEventListener(event, stay);
    return () => {
      stay();
      for (const event of ['input', 'click']) document.removeEventListener(event, stay);
    };
  }, [isCreated]);
}

/**
 * Sends a valid draft, then navigates to the list (spec §4, §9). After a lost response the next attempt
 * repeats the idempotency key, also after a reload and with changed fields, so that there is no second
 * venue: the server refuses the key if it has created a venue with other fields. Then the administrator
 * chooses to change that venue or to create another one.
 */
export function useCreation({ draft, picture, ...on }: CreationOptions) {
  const createVenue = useCreateVenue();
  const updateVenue = useUpdateVenue();
  const replacePicture = useReplacePicture();
  const [creationState, setCreationState] = useState<CreationState>({ status: 'idle' });
  const { error: draftError, validate, refuse } = useDraftError(draft);

  /** Validates the draft, then sends it by `work` and shows the result. */
  async function send(work: () => Promise<{ name: string; venueId: string }>): Promise<void> {
    const found = validate();
    if (found) {
      setCreationState({ status: 'idle' });
      return on.onDraftError(found);
    }
    if (on.mustStop()) return setCreationState({ status: 'idle' });
    setCreationState({ status: 'pending' });
    try {
      setCreationState({ status: 'created', ...(await work()) });
      on.onCreated();
    } catch (error) {
      const before = createdBefore(error);
      if (before) return setCreationState({ status: 'createdBefore', created: before });
      setCreationState({ status: 'failed', error });
      const field = refusedField(error);
      if (field) {
        refuse(field);
        on.onDraftError(field);
      }
      on.onFailed(error);
    } finally {
      on.onProgress(undefined);
    }
  }

  const create = (last: Attempt | undefined) =>
    send(async () => {
      const creation = creationOf(draft);
      const attempt = last ?? nextAttempt(undefined, creation);
      const { key: idempotencyKey } = attempt;
      on.onAttempt(attempt);
      try {
        const venueId = await createVenue({
          creation,
          picture,
          idempotencyKey,
          onProgress: on.onProgress,
        });
        return { name: creation.sportsVenue.name, venueId };
      } catch (error) {
        // The server has created nothing, so that the next attempt needs no key to prevent a second venue.
        if (!isOutcomeUnknown(error) && !createdBefore(error)) on.onAttempt(undefined);
        throw error;
      }
    });

  const change = (created: VenueReviewItem) =>
    send(async () => {
      let { item } = await updateVenue(created, updateOfCreated(created, draft));
      if (picture) ({ item } = await replacePicture(item, picture, on.onProgress));
      const { id: venueId, name } = item.venue.sportsVenue;
      return { name, venueId };
    });

  const created = creationState.status === 'created' ? creationState : undefined;
  const hasDuplicates = useCreatedDuplicates(created);
  useReturnToList(created, hasDuplicates);
  return {
    creationState,
    /** Whether the created venue has possible duplicates. */
    hasDuplicates,
    draftError,
    submit: () => create(draft.attempt),
    /** Changes the venue that an earlier request has created. */
    change,
    createAnother: () => create(undefined),
  };
}
