import { CREATED_REDIRECT_DELAY, PATHS } from '@campetto/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCreateVenue } from '../../venues/create.ts';
import { creationOf, type DraftProblem, draftProblem } from '../../venues/creation.ts';
import type { VenueDraft } from '../../venues/draft.ts';

/** Where the creation stands (spec §4). */
export type Submission =
  | { status: 'idle' | 'creating' }
  | { status: 'created'; name: string; venueId: string }
  | { status: 'failed'; error: unknown };

interface SubmissionOptions {
  draft: VenueDraft;
  image: File | undefined;
  /** Something has to be mended before the draft is sent. */
  onProblem: (problem: DraftProblem) => void;
  /** To be kept with the draft, also over a reload. */
  onAttempt: (attempt: VenueDraft['attempt']) => void;
  /** How much of the picture has left, in per cent; undefined once it is not being sent. */
  onSent: (percent: number | undefined) => void;
  onCreated: () => void;
  onFailed: (error: unknown) => void;
}

// Not randomUUID, which a page without https lacks.
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * Sends a draft that breaks no rule, then leads to the list (spec §2.13). Trying again with the same
 * venue repeats the key of the first try, also after a reload: an answer that was lost on its way made
 * no second venue.
 */
export function useSubmission({ draft, image, ...on }: SubmissionOptions) {
  const createVenue = useCreateVenue();
  const navigate = useNavigate();
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const [found, setFound] = useState<DraftProblem>();

  async function submit(): Promise<void> {
    const problem = draftProblem(draft);
    setFound(problem);
    if (problem) {
      setSubmission({ status: 'idle' });
      return on.onProblem(problem);
    }
    setSubmission({ status: 'creating' });
    const creation = creationOf(draft);
    const content = JSON.stringify([creation, image && [image.name, image.lastModified]]);
    const { attempt } = draft;
    const idempotencyKey = attempt?.content === content ? attempt.key : newKey();
    on.onAttempt({ content, key: idempotencyKey });
    try {
      const venueId = await createVenue({
        creation,
        image,
        idempotencyKey,
        onSent: on.onSent,
      });
      setSubmission({ status: 'created', name: creation.sportsVenue.name, venueId });
      on.onCreated();
    } catch (error) {
      setSubmission({ status: 'failed', error });
      on.onFailed(error);
    } finally {
      on.onSent(undefined);
    }
  }

  const created = submission.status === 'created';
  const leave = useEffectEvent(() => void navigate(PATHS.venues));
  useEffect(() => {
    if (!created) return;
    const timer = setTimeout(() => leave(), CREATED_REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [created]);

  // Told until it is mended; the next one waits for the next submit.
  const still = found && draftProblem(draft);
  const problem = found?.field === still?.field && found?.rule === still?.rule ? found : undefined;
  return { submission, problem, submit };
}
