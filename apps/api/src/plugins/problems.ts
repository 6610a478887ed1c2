import { STATUS_CODES } from 'node:http';
import type { Problem } from '@campetto/contract';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sqlState } from '../db/transact.ts';
import { MediaError } from '../images/store.ts';
import type { App } from './schemas.ts';
import { InvalidInputError } from './schemas.ts';

type Details = Partial<Omit<Problem, 'status' | 'title' | 'requestId'>>;

/** An answer that is no success; thrown by a service, turned into `application/problem+json`. */
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

/** SQLSTATE and socket codes that say: not now. The two-letter ones are classes. */
const UNAVAILABLE = new Set([
  ...['08', '53', '57', '58'],
  ...['40001', '40P01'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'],
]);

/** The driver's own errors carry no code. */
const CONNECTION_LOST =
  /connection terminated|timeout exceeded when trying to connect|client was closed/i;

function isDatabaseAway(error: unknown): boolean {
  const code = sqlState(error) ?? '';
  if (UNAVAILABLE.has(code) || UNAVAILABLE.has(code.slice(0, 2))) return true;
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error && CONNECTION_LOST.test(cause.message);
}

/** The status of an error and what may be said about it. */
function describe(error: FastifyError | Error): { status: number; details: Details } {
  if (error instanceof ProblemError) return error;
  if (error instanceof InvalidInputError) {
    return { status: error.part === 'body' ? 422 : 400, details: { errors: error.errors } };
  }
  if (isDatabaseAway(error)) {
    return { status: 503, details: { detail: 'The database does not answer. Try again soon.' } };
  }
  if (error instanceof MediaError) {
    return { status: 503, details: { detail: 'Pictures cannot be stored now. Try again soon.' } };
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  return status < 500
    ? { status, details: { detail: error.message } }
    : { status: 500, details: {} };
}

function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const { status, details } = describe(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
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
    .serializer(JSON.stringify)
    .send(problem);
}

/** Every error answer leaves through here. */
export function answerProblems(app: App) {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, 404, { detail: `There is no ${request.method} ${request.url}` }),
  );
}

/** For what fails before a route is found, as a path that is not well-formed. */
export const frameworkErrors = answerError;
