import type { FastifyReply } from 'fastify';
import { RunConflict } from '../errors.ts';
import type { Identity } from '../identity/verifier.ts';

/** The senders of the files that this server receives or reads. */
const importing = new Set<string>();
/** Seconds. */
const RETRY_AFTER = 30;

/**
 * Starts an import of a sender, who may have one at a time: each occupies one of a few threads.
 *
 * @returns what ends it
 * @throws RunConflict during another import of the sender
 */
export function beginImport(sender: Identity | null, reply: FastifyReply): () => void {
  const uid = sender?.uid ?? '';
  if (importing.has(uid)) {
    reply.header('retry-after', RETRY_AFTER);
    throw new RunConflict(
      'Another file that you sent is still being imported. Send this one when it is done.',
    );
  }
  importing.add(uid);
  return () => importing.delete(uid);
}
