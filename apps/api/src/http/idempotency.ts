import * as v from 'valibot';

/** The header by which a repeated request is recognised. */
export const idempotencyHeaders = {
  'idempotency-key': v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\x21-\x7e]{1,255}$/, 'must be 1 to 255 visible ASCII characters'),
    ),
  ),
};

/** The headers of a request that may be repeated with the same key. */
export const idempotencyHeadersSchema = v.looseObject(idempotencyHeaders);
