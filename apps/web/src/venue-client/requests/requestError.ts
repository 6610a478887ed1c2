import {
  KEY_REUSED_TYPE,
  type Problem,
  problemSchema,
  type VenueReviewItem,
} from '@campetto/contract';
import * as v from 'valibot';

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
const WITHOUT_OUTCOME: readonly RequestFailure[] = [
  'offline',
  'timeout',
  'tooManyRequests',
  'server',
];

/** Whether no response came, also to a request that was certainly not sent. */
export const hasNoResponse = (error: unknown): boolean =>
  error instanceof RequestError && (error.failure === 'offline' || error.failure === 'timeout');

/** Whether a request was certainly not sent, nor an earlier attempt of it. */
export const isUnsent = (error: unknown): boolean =>
  error instanceof RequestError && error.isUnsent;

/** The error of a request whose earlier attempt may have been sent. */
export const afterLost = (error: unknown): unknown =>
  error instanceof RequestError ? error.afterLost() : error;

/** Whether a request may have been carried out although no response came. */
export const isResponseLost = (error: unknown): boolean => hasNoResponse(error) && !isUnsent(error);

/** Whether the server may have carried out a request in spite of this error. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  !(error instanceof RequestError) || WITHOUT_OUTCOME.includes(error.failure);

/** Whether the server refused the value of this field. */
export const isAbout = (error: unknown, field: string): boolean =>
  error instanceof RequestError &&
  error.problem?.errors?.some(({ path }) => path === field) === true;

/** The venue that another request with the same idempotency key has created, if a request failed because of that. */
export const createdBefore = (error: unknown): VenueReviewItem | undefined =>
  error instanceof RequestError && error.problem?.type === KEY_REUSED_TYPE
    ? error.problem.current
    : undefined;
