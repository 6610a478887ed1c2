import { isUtf8 } from 'node:buffer';
import fp from 'fastify-plugin';
import { ProblemError } from './problems.ts';

/**
 * Refuses a JSON body that is not UTF-8: each wrong byte would be stored as U+FFFD, and the original letter would be
 * lost.
 */
export const jsonBodies = fp(
  async (app) => {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.addContentTypeParser<Buffer>(
      'application/json',
      { parseAs: 'buffer' },
      (request, body, done) => {
        if (isUtf8(body)) return parse(request, body.toString(), done);
        done(new ProblemError(400, { detail: 'The body is not valid UTF-8.' }));
      },
    );
  },
  { name: 'json-bodies' },
);
