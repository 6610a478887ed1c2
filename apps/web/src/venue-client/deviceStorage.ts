import * as v from 'valibot';

/** `local` is stored on this device, `session` for this window. */
type Kind = 'local' | 'session';

const storageOf = (kind: Kind) => (kind === 'local' ? localStorage : sessionStorage);

/** The text stored under a key; null also if the browser has no storage (private windows). */
export function readText(key: string, kind: Kind = 'local'): string | null {
  try {
    return storageOf(kind).getItem(key);
  } catch {
    return null;
  }
}

/** The stored JSON in the shape of a schema; undefined if there is none or it has another shape. */
export function readJson<Schema extends v.GenericSchema>(
  key: string,
  schema: Schema,
  kind: Kind = 'local',
): v.InferOutput<Schema> | undefined {
  try {
    const stored = v.safeParse(schema, JSON.parse(readText(key, kind) ?? 'null'));
    return stored.success ? stored.output : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes it for null; does nothing if the browser has no storage. */
export function storeText(key: string, text: string | null, kind: Kind = 'local'): void {
  try {
    if (text === null) storageOf(kind).removeItem(key);
    else storageOf(kind).setItem(key, text);
  } catch {
    // Private windows have no storage.
  }
}

/** Reads and stores a value of each administrator under a key of its own; storing undefined removes it. */
export const userStorage = <Schema extends v.GenericSchema>(
  prefix: string,
  schema: Schema,
  kind: Kind = 'local',
) => ({
  read: (uid: string) => readJson(prefix + uid, schema, kind),
  store: (uid: string, value: Readonly<v.InferOutput<Schema>> | undefined): void =>
    storeText(prefix + uid, value === undefined ? null : JSON.stringify(value), kind),
});

/** The keys of what is stored. */
export function storedKeys(kind: Kind = 'local'): string[] {
  try {
    return Object.keys(storageOf(kind));
  } catch {
    return [];
  }
}
