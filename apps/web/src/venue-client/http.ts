import {
  KEY_REUSED_TYPE,
  type Problem,
  problemSchema,
  type VenueReviewItem,
} from '@campetto/contract';
import * as v from 'valibot';
import { type Session, SessionEnded } from '../auth/session.ts';
import { type OnProgress, upload } from './network/upload.ts';
import { watchOffline } from './network/watchOffline.ts';

/** A JSON request fails after this long without a response, in milliseconds. */
const TIMEOUT = 15_000;
/** The timeout of a form, which may contain a picture and be sent over a slow connection; in milliseconds. */
const FORM_TIMEOUT = 120_000;

/**
 * The longest body, in characters, of a request that the browser completes after its page has closed (`keepalive`): all
 * such requests together may have 64 KiB.
 */
const KEEPALIVE_BODY_MAX = 2_000;

const KEY_HEADER = 'idempotency-key';

/** Why a request failed, in the kinds that the screens distinguish. */
export type RequestFailure =
  | 'offline'
  | 'timeout'
  | 'unauthorized'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'stale'
  | 'invalid'
  | 'tooManyRequests'
  | 'server'
  /** Not sent, because another action on the venue is still being sent. */
  | 'pending';

const FAILURES: Record<number, RequestFailure> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  412: 'stale',
  422: 'invalid',
  429: 'tooManyRequests',
};

interface RequestErrorOptions {
  problem?: Problem | undefined;
  retryAfter?: number | undefined;
  cause?: unknown;
  isUnsent?: boolean;
}

/** A failed request; `problem` is the body of the error response, if it has one. */
export class RequestError extends Error {
  readonly failure: RequestFailure;
  readonly problem: Problem | undefined;
  /** Seconds after which the server accepts another request; undefined if the response does not say. */
  readonly retryAfter: number | undefined;
  /** Whether the request was certainly not sent, or only refused with 401. */
  readonly isUnsent: boolean;

  constructor(failure: RequestFailure, options: RequestErrorOptions = {}) {
    super(options.problem?.detail ?? options.problem?.title ?? failure, { cause: options.cause });
    this.name = 'RequestError';
    this.failure = failure;
    this.problem = options.problem;
    this.retryAfter = options.retryAfter;
    this.isUnsent = options.isUnsent ?? false;
  }

  /** The same error with the failure of a later attempt, and whether that was sent. */
  because(cause: RequestError): RequestError {
    const { problem, retryAfter } = this;
    const { failure, isUnsent } = cause;
    return new RequestError(failure, { problem, retryAfter, cause, isUnsent });
  }

  /** The same error for a request whose earlier attempt may have been sent, because its response was lost. */
  afterLost(): RequestError {
    const { failure, problem, retryAfter } = this;
    return this.isUnsent ? new RequestError(failure, { problem, retryAfter, cause: this }) : this;
  }

  /** The error of a response that is not a success. */
  static async fromResponse(response: Response): Promise<RequestError> {
    const body: unknown = await response.json().catch(() => undefined);
    const problem = v.safeParse(problemSchema, body);
    const retryAfter = Number(response.headers.get('retry-after'));
    return new RequestError(FAILURES[response.status] ?? 'server', {
      ...(problem.success && { problem: problem.output }),
      ...(retryAfter > 0 && { retryAfter }),
    });
  }

  /** The error of a request without a response: a time-out, else a failed connection. */
  static fromCause(cause: unknown, isUnsent = false): RequestError {
    const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
    return new RequestError(timedOut ? 'timeout' : 'offline', { cause, isUnsent });
  }
}

/** 429 is one of these failures because an earlier attempt, whose response was lost, may have been carried out. */
const UNCONFIRMED: readonly RequestFailure[] = ['offline', 'timeout', 'tooManyRequests', 'server'];

/** Whether no response came, also to a request that was certainly not sent. */
export const hasNoResponse = (error: unknown): boolean =>
  error instanceof RequestError && (error.failure === 'offline' || error.failure === 'timeout');

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

/** Whether a request was certainly not sent, nor an earlier attempt of it. */
export const isUnsent = (error: unknown): boolean =>
  error instanceof RequestError && error.isUnsent;

/** The error of a request whose earlier attempt may have been sent. */
export const afterLost = (error: unknown): unknown =>
  error instanceof RequestError ? error.afterLost() : error;

/** Whether a request may have been carried out although no response came. */
export const isResponseLost = (error: unknown): boolean => hasNoResponse(error) && !isUnsent(error);

/** Whether the server may have carried out a request in spite of this error. */
export const isUnconfirmed = (error: unknown): boolean =>
  !(error instanceof RequestError) || UNCONFIRMED.includes(error.failure);

/** Whether the server refused the value of this field. */
export const isAbout = (error: unknown, field: string): boolean =>
  error instanceof RequestError &&
  error.problem?.errors?.some(({ path }) => path === field) === true;

/** The venue that another request with the same idempotency key has created, if a request failed because of that. */
export const createdBefore = (error: unknown): VenueReviewItem | undefined =>
  error instanceof RequestError && error.problem?.type === KEY_REUSED_TYPE
    ? error.problem.current
    : undefined;

/**
 * The data in the shape of a schema. What a newer server has added is left out, so that a page which was loaded
 * before an upgrade still works. Throws a {@link RequestError} for another shape.
 */
export function parseResponse<Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, data);
  // The output has only what the schema has.
  if (result.success || result.issues.every(isAddition))
    return result.output as v.InferOutput<Schema>;
  if (removeUnknownMembers(result.issues)) return parseResponse(schema, data);
  throw new RequestError('server', { cause: result.issues });
}

/** The data of a successful response. Rejects with a {@link RequestError}, also where its connection breaks within it. */
export async function readResponse<Schema extends v.GenericSchema>(
  schema: Schema,
  response: Response,
): Promise<v.InferOutput<Schema>> {
  const data: unknown = await response.json().catch((cause) => {
    throw cause instanceof SyntaxError
      ? new RequestError('server', { cause })
      : RequestError.fromCause(cause);
  });
  return parseResponse(schema, data);
}

/** A property that the schema does not have: a newer server may have added it. */
const isAddition = ({ type, expected }: v.BaseIssue<unknown>) =>
  type === 'strict_object' && expected === 'never';

/** Removes the members of lists whose kind a newer server has added; false if there is none, or something else is wrong. */
function removeUnknownMembers(issues: readonly v.BaseIssue<unknown>[]): boolean {
  const removed = new Map<unknown[], Set<number>>();
  for (const issue of issues) {
    if (isAddition(issue)) continue;
    const member = unknownMember(issue);
    if (!member) return false;
    removed.set(member.list, (removed.get(member.list) ?? new Set()).add(member.index));
  }
  for (const [list, indexes] of removed) {
    list.splice(0, list.length, ...list.filter((_, index) => !indexes.has(index)));
  }
  return true;
}

/** The member of a list that an issue is about: a name that the schema does not have, or an object of such a kind. */
function unknownMember({ type, input, path }: v.BaseIssue<unknown>) {
  if (!(type === 'picklist' || type === 'variant') || typeof input !== 'string') return undefined;
  const place = path?.slice(-2).findLast((item) => item.type === 'array');
  return place && { list: place.input as unknown[], index: place.key as number };
}

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
