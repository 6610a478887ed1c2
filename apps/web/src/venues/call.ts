import * as v from 'valibot';
import type { Session } from '../auth/session.ts';
import { CallError } from './CallError.ts';

/** After this long without an answer a call counts as failed, in milliseconds. */
const TIMEOUT = 15_000;
/** The same for a form, which may carry a picture over a slow line. */
const FORM_TIMEOUT = 120_000;

interface CallRequest<Schema extends v.GenericSchema> {
  method: string;
  path: string;
  /** What the answer must look like. */
  answer: Schema;
  /** Sent as JSON, but a form as it is. */
  body?: unknown;
  headers?: Record<string, string>;
}

interface CallAnswer<Data> {
  data: Data;
  headers: Headers;
}

/** Makes one call to the product's server; rejects with a {@link CallError}. */
export type Call = <Schema extends v.GenericSchema>(
  request: CallRequest<Schema>,
) => Promise<CallAnswer<v.InferOutput<Schema>>>;

/**
 * The calls of one session (spec §7): JSON both ways, except a form, with the identity token. On a
 * 401 the token is refreshed by force and the request sent once more; if that does not help, the first error is
 * passed on and `onExpired` is told.
 */
export function createCall(session: Session, onExpired: () => void): Call {
  return async ({ method, path, answer, body, headers }) => {
    const form = body instanceof FormData;
    const send = async (fresh: boolean) =>
      fetch(path, {
        method,
        headers: {
          // A form's type names the border between its parts, which only the browser knows.
          ...(!form && { 'content-type': 'application/json' }),
          authorization: `Bearer ${await session.token({ fresh })}`,
          ...headers,
        },
        ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(form ? FORM_TIMEOUT : TIMEOUT),
      });
    const request = (fresh: boolean) =>
      send(fresh).catch((cause: unknown) => Promise.reject(CallError.ofRequest(cause)));

    const first = await request(false);
    const response = first.status === 401 ? await request(true).catch(() => first) : first;
    if (response.status === 401) onExpired();
    if (!response.ok) throw await CallError.of(response);

    const data = v.safeParse(answer, await response.json());
    if (!data.success) throw new CallError('server', { cause: data.issues });
    return { data: data.output, headers: response.headers };
  };
}
