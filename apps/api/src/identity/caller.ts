import type { Identity } from './verifier.ts';

/** Who sends a request, and the network of the client, as the audit log records them. */
export interface Caller {
  actor: Identity;
  network: string;
}
