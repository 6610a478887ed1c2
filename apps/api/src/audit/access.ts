import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/transact.ts';
import { networkOf } from '../http/network.ts';
import type { Identity } from '../identity/verifier.ts';
import { recordAudit } from './repository.ts';

const KNOWN_MAX = 1_000;
/** Refusals that are recorded a minute, since anyone can cause them. */
export const REFUSALS_MAX = 10;
const MINUTE = 60_000;

/** Who got access, and who did not. Nobody waits for these records; one that cannot be stored is logged. */
export interface AccessRecorder {
  signedIn(request: FastifyRequest, identity: Identity): void;
  refused(request: FastifyRequest, reason: string, identity?: Identity): void;
}

export function createAccessRecorder(db: Database): AccessRecorder {
  const known = new Set<string>();
  let minute = { begins: 0, recorded: 0 };
  let omitted = 0;

  const store = (request: FastifyRequest, record: Parameters<typeof recordAudit>[1]) => {
    recordAudit(db, { ...record, network: networkOf(request.ip) }).catch((err) => {
      if (record.session !== undefined) known.delete(record.session);
      request.log.warn({ err }, 'the audit log cannot be written');
    });
  };

  return {
    signedIn(request, identity) {
      const { session } = identity;
      if (session === undefined || known.has(session)) return;
      const [oldest = ''] = known.size < KNOWN_MAX ? [] : known;
      known.delete(oldest);
      known.add(session);
      store(request, { kind: 'signedIn', actor: identity, session });
    },
    refused(request, reason, identity) {
      const now = Date.now();
      if (now - minute.begins >= MINUTE) minute = { begins: now, recorded: 0 };
      if (minute.recorded >= REFUSALS_MAX) {
        omitted += 1;
        return;
      }
      minute.recorded += 1;
      const details = { reason, ...(omitted > 0 && { omittedBefore: omitted }) };
      omitted = 0;
      store(request, { kind: 'tokenRefused', actor: identity, details });
    },
  };
}
