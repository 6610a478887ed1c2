import { type Problem, problemSchema } from '@campetto/contract';
import * as v from 'valibot';

/** Why a call to the server failed, in the few kinds that the screens tell apart. */
export type CallFailure =
  | 'offline'
  | 'timeout'
  | 'unauthorized'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'stale'
  | 'invalid'
  | 'server';

const FAILURES: Record<number, CallFailure> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  412: 'stale',
  422: 'invalid',
};

/** A call that failed; `problem` is the server's own account of it, where it gave one. */
export class CallError extends Error {
  readonly failure: CallFailure;
  readonly problem: Problem | undefined;

  constructor(failure: CallFailure, options: { problem?: Problem; cause?: unknown } = {}) {
    super(options.problem?.detail ?? options.problem?.title ?? failure, { cause: options.cause });
    this.name = 'CallError';
    this.failure = failure;
    this.problem = options.problem;
  }

  /** The error of an answer that is not a success. */
  static async of(response: Response): Promise<CallError> {
    const body: unknown = await response.json().catch(() => undefined);
    const problem = v.safeParse(problemSchema, body);
    return new CallError(
      FAILURES[response.status] ?? 'server',
      problem.success ? { problem: problem.output } : {},
    );
  }

  /** The error of a request that got no answer: an abort is our time-out, the rest is the network. */
  static ofRequest(cause: unknown): CallError {
    const aborted = cause instanceof DOMException && cause.name === 'TimeoutError';
    return new CallError(aborted ? 'timeout' : 'offline', { cause });
  }
}
