import * as v from 'valibot';

/** `local` lasts on this device, `session` in this window. */
type Kind = 'local' | 'session';

const storageOf = (kind: Kind) => (kind === 'local' ? localStorage : sessionStorage);

/** What is kept under a key; null also where the browser keeps nothing (private windows). */
export function readText(key: string, kind: Kind = 'local'): string | null {
  try {
    return storageOf(kind).getItem(key);
  } catch {
    return null;
  }
}

/** The same as JSON of a schema; undefined when there is none, or none of ours. */
export function readJson<Schema extends v.GenericSchema>(
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  try {
    const kept = v.safeParse(schema, JSON.parse(readText(key) ?? 'null'));
    return kept.success ? kept.output : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text, or forgets what was kept for null; without storage it lasts as long as the page. */
export function keepText(key: string, text: string | null, kind: Kind = 'local'): void {
  try {
    if (text === null) storageOf(kind).removeItem(key);
    else storageOf(kind).setItem(key, text);
  } catch {
    // As it was.
  }
}
