import { BoundedMap } from '../bounded-map.ts';
import type { Database } from '../db/transact.ts';
import type { Identity } from '../identity/verifier.ts';
import type { Log } from '../log.ts';
import { networkOf } from '../network.ts';
import { recordAudit } from './repository.ts';

/** Sessions whose sign-in this server has recorded; an older one is recorded again. */
const KNOWN_SESSIONS_MAX = 1_000;
/** Refusals that are recorded a minute, since anyone can cause them. */
export const REFUSALS_MAX = 10;
const MINUTE = 60_000;

/** The client of a request, and the log for a record of it that cannot be stored. */
interface Client {
  /** Its address. */
  ip: string;
  log: Log;
}

/** Records sign-ins and refused tokens. Requests do not wait for the record; one that cannot be stored is logged. */
export interface AccessRecorder {
  signedIn(client: Client, identity: Identity): void;
  refused(client: Client, reason: string, identity?: Identity): void;
}

export function createAccessRecorder(db: Database): AccessRecorder {
  const known = new BoundedMap<string, true>(KNOWN_SESSIONS_MAX);
  let minute = { begins: 0, recorded: 0 };
  let omitted = 0;

  const store = (client: Client, record: Parameters<typeof recordAudit>[1]) => {
    recordAudit(db, { ...record, network: networkOf(client.ip) }).catch((err) => {
      if (record.session !== undefined) known.delete(record.session);
      client.log.warn({ err }, 'the audit log cannot be written');
    });
  };

  return {
    signedIn(client, identity) {
      const { session } = identity;
      if (session === undefined || known.has(session)) return;
      known.set(session, true);
      store(client, { kind: 'signedIn', actor: identity, session });
    },
    refused(client, reason, identity) {
      const now = Date.now();
      if (now - minute.begins >= MINUTE) minute = { begins: now, recorded: 0 };
      if (minute.recorded >= REFUSALS_MAX) {
        omitted += 1;
        return;
      }
      minute.recorded += 1;
      const details = { reason, ...(omitted > 0 && { omittedBefore: omitted }) };
      omitted = 0;
      store(client, { kind: 'tokenRefused', actor: identity, details });
    },
  };
}
