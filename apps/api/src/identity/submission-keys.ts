import { hash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '../audit/repository.ts';
import { submissionKeys } from '../db/schema.ts';
import type { Database } from '../db/transact.ts';
import type { Identity } from './verifier.ts';

/** The start of every key. It distinguishes keys from identity tokens and makes leaked keys findable. */
const PREFIX = 'csk_';

/** The sender of a submission, who may submit venues of these sources only. */
export interface Scraper extends Identity {
  name: string;
  sources: readonly string[];
}

export const isScraper = (sender: Identity): sender is Scraper => 'sources' in sender;

const UID_PREFIX = 'scraper:';

/** The name of the scraper that has this uid, as the activity stores it; null for any other sender. */
export const scraperNameOf = (uid: string | null): string | null =>
  uid?.startsWith(UID_PREFIX) ? uid.slice(UID_PREFIX.length) : null;

export const isSubmissionKey = (token: string) => token.startsWith(PREFIX);

const hashOf = (key: string) => hash('sha256', key, 'hex');
const valid = (name: string) =>
  and(eq(submissionKeys.name, name), isNull(submissionKeys.revokedAt));

/**
 * Creates a key by which a scraper of this name may submit venues of these sources. Only its hash is stored, so the
 * returned key cannot be shown again. Undefined when the scraper already has a key.
 */
export async function grantKey(
  db: Database,
  name: string,
  sources: readonly string[],
): Promise<string | undefined> {
  const [existing] = await db
    .select({ name: submissionKeys.name })
    .from(submissionKeys)
    .where(valid(name));
  if (existing) return undefined;
  const key = PREFIX + randomBytes(32).toString('base64url');
  await db.transaction(async (transaction) => {
    await transaction.insert(submissionKeys).values({
      keyHash: hashOf(key),
      name,
      sources: [...sources],
      createdAt: new Date(),
    });
    const details = { name, sources: [...sources] };
    await recordAudit(transaction, { kind: 'keyGranted', details });
  });
  return key;
}

/** Revokes the key of a scraper, from the next request on; whether there was one. */
export async function revokeKey(db: Database, name: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const revoked = await transaction
      .update(submissionKeys)
      .set({ revokedAt: new Date() })
      .where(valid(name))
      .returning({ name: submissionKeys.name });
    if (revoked.length === 0) return false;
    await recordAudit(transaction, { kind: 'keyRevoked', details: { name } });
    return true;
  });
}

/** The scraper of a key; undefined when there is no such key, or no longer. */
export async function findScraper(db: Database, key: string): Promise<Scraper | undefined> {
  const [row] = await db
    .select({ name: submissionKeys.name, sources: submissionKeys.sources })
    .from(submissionKeys)
    .where(and(eq(submissionKeys.keyHash, hashOf(key)), isNull(submissionKeys.revokedAt)));
  return row && { ...row, uid: `${UID_PREFIX}${row.name}`, email: null, admin: false };
}
