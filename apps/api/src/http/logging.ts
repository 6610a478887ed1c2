import { DrizzleQueryError } from 'drizzle-orm';
import {
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Config } from '../config.ts';
import { sqlState } from '../db/transact.ts';
import { Unavailable } from '../errors.ts';
import { networkOf } from '../network.ts';

// Each expression takes a time in proportion to the text, because anyone can choose the path of a request: it matches
// only from the beginning of a run of letters, or stops where another match may begin. The end in letters distinguishes
// an e-mail address from a package with its version. A label of an encoded domain ends at an encoded dot or @, so that
// it can be read in one way only.
const EMAIL =
  /(?<![\p{L}\w.+%'-])[\p{L}\w.+%'-]+(?:@|%40)(?:(?:[\p{L}\w-]|%(?!2E|40)[\dA-F]{2})+(?:\.|%2E))+(?:xn--[\w-]+|(?:\p{L}|%[89A-F][\dA-F]){2,})/giu;
const TOKEN = /eyJ(?:(?!eyJ)[\w-])+\.[\w-]+\.[\w-]*/g; // a JWT begins with {"
const SUBMISSION_KEY = /csk_[\w-]+/g;
const URL_PASSWORD = /(:\/\/[^:/@\s]*:)(?:(?!:\/\/)[^@\s])+@/g;

/** Characters that mean the same encoded (RFC 3986): the expressions above then find them however they were sent. */
const UNRESERVED = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi;

const SEARCHED = /([?&]q=)[^&\s]*/g; // the text of an address search
const PARAMETER = /([?#&])([^?#&=]*)=[^&]*/g; // the router also takes what follows # for parameters

/** A text of the log without personal data and secrets. */
const scrub = (text: string) =>
  text
    .replace(UNRESERVED, decodeURIComponent)
    .replace(URL_PASSWORD, '$1[password]@')
    .replace(SEARCHED, '$1[address]')
    .replace(TOKEN, '[token]')
    .replace(SUBMISSION_KEY, '[key]')
    .replace(EMAIL, '[e-mail]');

/**
 * Scrubs each text of a line by itself: in the whole line, an expression could remove the closing quote of a text, or a
 * part of an escape.
 */
const scrubLine = (line: string) =>
  `${JSON.stringify(JSON.parse(line, (_key, value) => (typeof value === 'string' ? scrub(value) : value)))}\n`;

function isSearch(name: string): boolean {
  try {
    return decodeURIComponent(name) === 'q';
  } catch {
    return false; // the router does not decode it either
  }
}

/** The target of a request without the text of an address search, also where the name is encoded or the text quoted. */
const withoutSearch = (url: string) =>
  url.replace(PARAMETER, (parameter, start, name) =>
    isSearch(name) ? `${start}${name}=[address]` : parameter,
  );

/** An error by its cause, without the values that a failed statement carried. */
function serializeError(error: Error) {
  const isWrapped = error instanceof DrizzleQueryError || error instanceof Unavailable;
  const cause = isWrapped && error.cause instanceof Error ? error.cause : error;
  const { name, message, stack } = cause;
  return { type: name, message, stack: stack ?? '', code: sqlState(cause) };
}

/**
 * Structured logs without headers and bodies; tokens, e-mails and passwords are removed from every
 * line. `stream` receives the lines instead of standard output.
 */
export const loggerOptions = (
  { logLevel: level, logAddresses }: Pick<Config, 'logLevel' | 'logAddresses'>,
  stream?: { write(line: string): void },
) =>
  ({
    level,
    ...(stream ? { stream } : {}),
    hooks: { streamWrite: scrubLine },
    serializers: {
      req: ({ method, url, ip }: FastifyRequest) => ({
        method,
        url: withoutSearch(url),
        ip: logAddresses === 'full' ? ip : networkOf(ip),
      }),
      err: serializeError,
    },
  }) satisfies FastifyServerOptions['logger'];

/** Logs one line for each request, when its response is sent. */
export class OneLinePerRequest extends LogController {
  override incomingRequest() {}

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ req: request, res: reply, ms }, 'request completed');
  }
}
