import * as v from 'valibot';

/** An attempt to send a request: its content, and the idempotency key by which it is recognised. */
export const attemptSchema = v.object({ content: v.string(), key: v.string() });
export type Attempt = v.InferOutput<typeof attemptSchema>;

// randomUUID is missing on pages without HTTPS.
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The next attempt; the same content repeats the key of the last attempt. */
export const nextAttempt = (last: Attempt | undefined, ...content: unknown[]): Attempt => {
  const text = JSON.stringify(content);
  return last?.content === text ? last : { content: text, key: newKey() };
};
