import type * as v from 'valibot';
import { afterLost, hasNoResponse, isUnsent } from './requestError.ts';
import { readResponse } from './response.ts';
import type { Send } from './send.ts';
import type { OnProgress } from './upload.ts';

/** A JSON request fails after this long without a response, in milliseconds. */
const TIMEOUT = 15_000;
/** The timeout of a form, which may contain a picture and be sent over a slow connection; in milliseconds. */
const FORM_TIMEOUT = 120_000;

const KEY_HEADER = 'idempotency-key';

/**
 * Sends a request, and once more if its response is lost. Only for requests that the server carries out once, however
 * often they arrive.
 */
export async function repeatIfLost<Result>(
  send: () => Promise<Result>,
  onRepeat?: () => void,
): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (!hasNoResponse(error)) throw error;
    const wasSent = !isUnsent(error);
    onRepeat?.();
    return send().catch((again: unknown) => {
      throw wasSent ? afterLost(again) : again;
    });
  }
}

interface JsonRequest<Schema extends v.GenericSchema> {
  method: string;
  path: string;
  responseSchema: Schema;
  /** Sent as JSON; a form is sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  /** For a form that may take long to send. */
  onProgress?: OnProgress | undefined;
}

interface JsonResponse<Data> {
  data: Data;
  headers: Headers;
}

/** Sends one request and returns its parsed response; rejects with a {@link RequestError}. */
export type SendJson = <Schema extends v.GenericSchema>(
  request: JsonRequest<Schema>,
) => Promise<JsonResponse<v.InferOutput<Schema>>>;

/**
 * The requests of one session (spec §7): JSON in both directions, except for a form. One with an idempotency
 * key is repeated if its response is lost.
 */
export function createRequest(send: Send): SendJson {
  return async ({ method, path, responseSchema, body, headers = {}, onProgress }) => {
    const form = body instanceof FormData;
    const attempt = async () => {
      const response = await send({
        method,
        path,
        // The content type of a form contains the boundary of its parts, which the browser adds.
        headers: { ...(!form && { 'content-type': 'application/json' }), ...headers },
        body: form || body === undefined ? body : JSON.stringify(body),
        onProgress,
        signal: () => AbortSignal.timeout(form ? FORM_TIMEOUT : TIMEOUT),
      });
      return { data: await readResponse(responseSchema, response), headers: response.headers };
    };
    return headers[KEY_HEADER] ? repeatIfLost(attempt) : attempt();
  };
}
