import type { Session } from '../auth/session.ts';
import { CallError } from './CallError.ts';
import { type OnSent, upload } from './upload.ts';

interface SendRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: BodyInit | undefined;
  /** Ends the request; made anew for the second try. */
  signal: () => AbortSignal;
  onSent?: OnSent | undefined;
}

/** Sends one request to the product's server and answers its success; rejects with a {@link CallError}. */
export type Send = (request: SendRequest) => Promise<Response>;

/**
 * The requests of one session, with the identity token. On a 401 the token is refreshed by force
 * and the request sent once more; if that does not help, the first error is passed on and
 * `onExpired` is told.
 */
export function createSend(session: Session, onExpired: () => void): Send {
  return async ({ method, path, headers, body, signal, onSent }) => {
    const send = async (fresh: boolean) => {
      const init = {
        method,
        headers: { authorization: `Bearer ${await session.token({ fresh })}`, ...headers },
        ...(body === undefined ? {} : { body }),
        signal: signal(),
      };
      return onSent ? upload(path, init, onSent) : fetch(path, init);
    };
    const request = (fresh: boolean) =>
      send(fresh).catch((cause: unknown) => Promise.reject(CallError.ofRequest(cause)));

    const first = await request(false);
    const response = first.status === 401 ? await request(true).catch(() => first) : first;
    if (response.status === 401) onExpired();
    if (!response.ok) throw await CallError.of(response);
    return response;
  };
}
