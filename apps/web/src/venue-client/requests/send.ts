import { type Session, SessionEnded } from '../../auth/session.ts';
import { RequestError } from './requestError.ts';
import { type OnProgress, upload } from './upload.ts';
import { watchOffline } from './watchOffline.ts';

/**
 * The longest body, in characters, of a request that the browser completes after its page has closed (`keepalive`): all
 * such requests together may have 64 KiB.
 */
const KEEPALIVE_BODY_MAX = 2_000;

interface RawRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: BodyInit | undefined;
  /** Aborts the request; called again for the second attempt. */
  signal: () => AbortSignal;
  onProgress?: OnProgress | undefined;
}

/** Sends one request and returns its successful response; rejects with a {@link RequestError}. */
export type Send = (request: RawRequest) => Promise<Response>;

/**
 * Sends the requests of one session with its identity token. After a 401 the token is refreshed and
 * the request sent once more. If the session has ended, `signInAgain` requests another sign-in, after
 * which the request is repeated (D31); without one, the first error is thrown.
 */
export function createSend(session: Session, signInAgain: () => Promise<boolean>): Send {
  return async ({ method, path, headers, body, signal, onProgress }) => {
    /** Sends the request once; resolves to undefined if the session has ended. */
    const attempt = async (fresh: boolean): Promise<Response | undefined> => {
      const wasOffline = watchOffline();
      let isBegun = false;
      try {
        const init = {
          method,
          headers: { authorization: `Bearer ${await session.token({ fresh })}`, ...headers },
          ...(body === undefined ? {} : { body }),
          // The browser completes a decision even if the page is reloaded or left in the same moment.
          keepalive: typeof body === 'string' && body.length <= KEEPALIVE_BODY_MAX,
          signal: signal(),
        };
        isBegun = true;
        return await (onProgress ? upload(path, init, onProgress) : fetch(path, init));
      } catch (cause) {
        if (cause instanceof SessionEnded) return undefined;
        throw RequestError.fromCause(cause, wasOffline() || !isBegun);
      } finally {
        wasOffline();
      }
    };
    let response = await attempt(false);
    if (isRefused(response)) {
      const refused = await refusal(response);
      // A refresh that fails because of the network does not end the session.
      response = await attempt(true).catch((error: RequestError) => {
        throw refused.because(error);
      });
      if (isRefused(response)) {
        if (!(await signInAgain())) throw refused;
        response = await attempt(false);
      }
    }
    if (!response?.ok) throw await refusal(response);
    return response;
  };
}

const isRefused = (response: Response | undefined) =>
  response === undefined || response.status === 401;

const refusal = async (response: Response | undefined) =>
  response ? RequestError.fromResponse(response) : new RequestError('unauthorized');
