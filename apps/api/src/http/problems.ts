import { STATUS_CODES } from 'node:http';
import { KEY_REUSED_TYPE, type Problem } from '@campetto/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import {
  Conflict,
  DomainError,
  Forbidden,
  ImportConflict,
  KeyReused,
  NotFound,
  PictureRefused,
  QuotaExceeded,
  RuleBroken,
  RunConflict,
  Stale,
  Stopping,
  Unavailable,
  Unreadable,
} from '../errors.ts';
import { InvalidInputError } from './schemas.ts';
import { unavailableReason } from './unavailable.ts';

type Details = Partial<Omit<Problem, 'status' | 'title' | 'requestId'>>;

/** An error response for an error of HTTP itself, such as authentication or a body. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly details: Details;

  constructor(status: number, details: Details) {
    super(details.detail);
    this.status = status;
    this.details = details;
  }
}

const RETRY_AFTER_SECONDS = 2;

/** The status of an error of the domain; undefined for any other error. */
function domainProblem(error: Error): { status: number; details: Details } | undefined {
  const { message: detail } = error;
  if (error instanceof NotFound) return { status: 404, details: { detail } };
  if (error instanceof RunConflict || error instanceof ImportConflict) {
    return { status: 409, details: { detail } };
  }
  if (error instanceof Conflict) {
    const { currentStatus, decidedBy } = error;
    const type = '/problems/impossible-move';
    return { status: 409, details: { type, detail, currentStatus, decidedBy } };
  }
  if (error instanceof Stale) {
    const { current } = error;
    return { status: 412, details: { type: '/problems/stale-version', detail, current } };
  }
  if (error instanceof PictureRefused) {
    const { errors } = error;
    const isTooLarge = errors.some(({ rule }) => rule === 'tooLarge');
    const details = { type: '/problems/image-refused', detail, errors };
    return { status: isTooLarge ? 413 : 422, details };
  }
  if (error instanceof RuleBroken)
    return { status: 422, details: { detail, errors: error.errors } };
  if (error instanceof KeyReused) {
    return { status: 422, details: { type: KEY_REUSED_TYPE, detail, current: error.created } };
  }
  if (error instanceof Forbidden) return { status: 403, details: { detail } };
  if (error instanceof QuotaExceeded) return { status: 429, details: { detail } };
  if (error instanceof Unreadable) return { status: 422, details: { detail } };
  return error instanceof Unavailable ? { status: 503, details: { detail } } : undefined;
}

/** The status of an error, and the details that the client gets. */
function problemOf(error: FastifyError | Error): { status: number; details: Details } {
  if (error instanceof ProblemError) return error;
  if (error instanceof InvalidInputError) {
    const { message: detail, errors } = error;
    return { status: error.part === 'body' ? 422 : 400, details: { detail, errors } };
  }
  const known = domainProblem(error);
  if (known) return known;
  const detail = unavailableReason(error);
  if (detail) return { status: 503, details: { detail } };
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  return status < 500
    ? { status, details: { detail: error.message } }
    : { status: 500, details: {} };
}

/** Sends any error as a problem, even one from before a route is found, for example for a malformed path. */
export function sendError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error === request.raw.errored) {
    // The client went away while its body was read: no failure of the server, and nobody waits for the response.
    request.log.info({ req: request }, 'request broken off');
    const detail = 'The connection broke before the whole body had arrived.';
    return sendProblem(request, reply, 400, { detail });
  }
  const { status, details } = problemOf(error);
  if (status >= 500 && !(error instanceof Stopping)) {
    request.log.error({ err: error }, 'request failed');
  }
  const retryAfter = error instanceof DomainError ? error.retryAfter : undefined;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  else if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return sendProblem(request, reply, status, details);
}

function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  details: Details,
) {
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    requestId: request.id,
    ...details,
  };
  return reply
    .code(status)
    .type('application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(problem);
}

/** Turns every error into `application/problem+json`. */
export const problems = fp(
  async (app) => {
    app.setErrorHandler(sendError);
    app.setNotFoundHandler((request, reply) =>
      sendProblem(request, reply, 404, { detail: `There is no ${request.method} ${request.url}` }),
    );
  },
  { name: 'problems' },
);
