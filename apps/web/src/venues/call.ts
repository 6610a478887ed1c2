import * as v from 'valibot';
import { CallError } from './CallError.ts';
import type { Send } from './send.ts';
import type { OnSent } from './upload.ts';

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
  /** For a form whose sending takes its time. */
  onSent?: OnSent | undefined;
}

interface CallAnswer<Data> {
  data: Data;
  headers: Headers;
}

/** Makes one call to the product's server; rejects with a {@link CallError}. */
export type Call = <Schema extends v.GenericSchema>(
  request: CallRequest<Schema>,
) => Promise<CallAnswer<v.InferOutput<Schema>>>;

/** The calls of one session (spec §7): JSON both ways, except a form. */
export function createCall(send: Send): Call {
  return async ({ method, path, answer, body, headers = {}, onSent }) => {
    const form = body instanceof FormData;
    const response = await send({
      method,
      path,
      // A form's type names the border between its parts, which only the browser knows.
      headers: { ...(!form && { 'content-type': 'application/json' }), ...headers },
      body: form || body === undefined ? body : JSON.stringify(body),
      onSent,
      signal: () => AbortSignal.timeout(form ? FORM_TIMEOUT : TIMEOUT),
    });
    const data = v.safeParse(answer, await response.json());
    if (!data.success) throw new CallError('server', { cause: data.issues });
    return { data: data.output, headers: response.headers };
  };
}
