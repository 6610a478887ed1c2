import { DrizzleQueryError } from 'drizzle-orm';
import {
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { sqlState } from '../db/transact.ts';

const EMAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/g;
const TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g; // a JWT begins with {"
const SUBMISSION_KEY = /csk_[\w-]+/g;
const URL_PASSWORD = /(:\/\/[^:/@\s]*:)[^@\s]+@/g;

const SEARCHED = /([?&]q=)[^&"\s]*/g; // an address that someone searched for

/** A line of the log without what no log may keep, wherever in it that stands. */
const scrub = (line: string) =>
  line
    .replace(URL_PASSWORD, '$1[password]@')
    .replace(SEARCHED, '$1[address]')
    .replace(TOKEN, '[token]')
    .replace(SUBMISSION_KEY, '[key]')
    .replace(EMAIL, '[e-mail]');

/** An error without the values that a failed statement carried. */
function serializeError(error: Error) {
  const cause = error instanceof DrizzleQueryError ? (error.cause ?? error) : error;
  const { name, message, stack } = cause;
  return { type: name, message, stack: stack ?? '', code: sqlState(cause) };
}

/**
 * Structured logs without headers and bodies; tokens, e-mails and passwords are cut out of every
 * line, whatever wrote it. `stream` takes the lines instead of standard output.
 */
export const loggerOptions = (level: string, stream?: { write(line: string): void }) =>
  ({
    level,
    ...(stream ? { stream } : {}),
    hooks: { streamWrite: scrub },
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({ method, url, ip }),
      err: serializeError,
    },
  }) satisfies FastifyServerOptions['logger'];

/** One line for each request, when it is answered. */
export class OneLinePerRequest extends LogController {
  override incomingRequest() {}

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ req: request, res: reply, ms }, 'request completed');
  }
}
