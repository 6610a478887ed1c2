import { CREATED_REDIRECT_DELAY, PATHS } from '@campetto/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { nextAttempt } from '../../venue-client/attempt.ts';
import {
  attemptedName,
  creationOf,
  type DraftProblem,
  draftProblem,
  draftText,
  refusedField,
} from '../../venue-client/create/creation.ts';
import type { VenueDraft } from '../../venue-client/create/draft.ts';
import { useCreateVenue } from '../../venue-client/create/useCreateVenue.ts';
import { isKeyReused, isUnconfirmed } from '../../venue-client/http.ts';

/** The state of the request (spec §4). */
export type Submission =
  | { status: 'idle' | 'creating' }
  | { status: 'created'; name: string; venueId: string }
  /** An earlier request, whose response was lost, has created the venue with this name. */
  | { status: 'createdBefore'; name: string }
  | { status: 'failed'; error: unknown };

interface SubmissionOptions {
  draft: VenueDraft;
  image: File | undefined;
  /** The draft has a validation error and is not sent, or the server refuses it. */
  onProblem: (problem: DraftProblem) => void;
  /** To be stored with the draft, so that it survives a reload; undefined once it is refused. */
  onAttempt: (attempt: VenueDraft['attempt']) => void;
  /** The part of the picture that has been sent, in per cent; undefined while none is being sent. */
  onProgress: (percent: number | undefined) => void;
  onCreated: () => void;
  onFailed: (error: unknown) => void;
}

/**
 * Sends a valid draft, then navigates to the list (spec §2.13). After a lost response the next attempt
 * repeats the idempotency key, also after a reload and with changed fields, so that there is no second
 * venue: the server refuses the key if it has created the venue with other fields.
 */
export function useSubmission({ draft, image, ...on }: SubmissionOptions) {
  const createVenue = useCreateVenue();
  const navigate = useNavigate();
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const [shown, setShown] = useState<DraftProblem>();
  /** What the server refused, with what was typed then. */
  const [refused, setRefused] = useState<DraftProblem & { text: string }>();

  async function submit(): Promise<void> {
    const problem = draftProblem(draft);
    setShown(problem);
    setRefused(undefined);
    if (problem) {
      setSubmission({ status: 'idle' });
      return on.onProblem(problem);
    }
    setSubmission({ status: 'creating' });
    const creation = creationOf(draft);
    const attempt = draft.attempt ?? nextAttempt(undefined, creation);
    on.onAttempt(attempt);
    try {
      const venueId = await createVenue({
        creation,
        image,
        idempotencyKey: attempt.key,
        onProgress: on.onProgress,
      });
      setSubmission({ status: 'created', name: creation.sportsVenue.name, venueId });
      on.onCreated();
    } catch (error) {
      if (isKeyReused(error)) {
        setSubmission({ status: 'createdBefore', name: attemptedName(attempt) });
        return;
      }
      // The server has created nothing.
      if (!isUnconfirmed(error)) on.onAttempt(undefined);
      setSubmission({ status: 'failed', error });
      const field = refusedField(error);
      if (field) {
        setRefused({ ...field, text: draftText(draft, field.field) });
        on.onProblem(field);
      }
      on.onFailed(error);
    } finally {
      on.onProgress(undefined);
    }
  }

  const created = submission.status === 'created';
  const leave = useEffectEvent(() => void navigate(PATHS.venues));
  useEffect(() => {
    if (!created) return;
    const timer = setTimeout(() => leave(), CREATED_REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [created]);

  // Shown until it is corrected; another one is shown after the next submit.
  const current = shown && draftProblem(draft);
  const problem =
    shown?.field === current?.field && shown?.rule === current?.rule ? shown : undefined;
  const stillRefused = refused && draftText(draft, refused.field) === refused.text;
  return { submission, problem: stillRefused ? refused : problem, submit };
}
