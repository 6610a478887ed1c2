import { hash, randomBytes } from 'node:crypto';
import type { GrantKeyBody, SubmissionKey } from '@campetto/contract';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/repository.ts';
import { submissionKeys } from '../db/schema.ts';
import { type Database, transact } from '../db/transact.ts';
import { DAY } from '../durations.ts';
import type { Caller } from './caller.ts';
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

const keyHashOf = (key: string) => hash('sha256', key, 'hex');
const notRevoked = (name: string) =>
  and(eq(submissionKeys.name, name), isNull(submissionKeys.revokedAt));
const notExpired = or(
  isNull(submissionKeys.expiresAt),
  gt(submissionKeys.expiresAt, sql`clock_timestamp()`),
);

const today = sql<string>`(now() AT TIME ZONE 'UTC')::date`;
const usedToday = sql<number>`CASE WHEN ${submissionKeys.usedOn} = ${today} THEN ${submissionKeys.usedCount} ELSE 0 END`;

type NewKey = Pick<GrantKeyBody, 'name' | 'sources'> & Partial<GrantKeyBody>;

/**
 * Creates a key by which a scraper of this name may submit venues of these sources. Only its hash is stored, so the
 * returned key cannot be shown again. Undefined when the scraper already has a key. A command on the server has no
 * caller.
 */
export async function grantKey(
  db: Database,
  { name, sources, days = null, dailyQuota = null }: NewKey,
  caller?: Caller,
): Promise<(SubmissionKey & { key: string }) | undefined> {
  const key = PREFIX + randomBytes(32).toString('base64url');
  const createdAt = new Date();
  const expiresAt = days === null ? null : new Date(createdAt.getTime() + days * DAY);
  return transact(db, async (transaction) => {
    // One grant of a name at a time.
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
    const [existing] = await transaction
      .select({ name: submissionKeys.name })
      .from(submissionKeys)
      .where(notRevoked(name));
    if (existing) return undefined;
    const row = { name, sources, createdAt, expiresAt, dailyQuota };
    await transaction.insert(submissionKeys).values({ ...row, keyHash: keyHashOf(key) });
    const details = { name, sources, ...(days && { days }), ...(dailyQuota && { dailyQuota }) };
    await recordAudit(transaction, { kind: 'keyGranted', ...caller, details });
    return { ...toKey({ ...row, lastUsedAt: null, usedToday: 0 }), key };
  });
}

/** Revokes the key of a scraper, from the next request on, and returns whether there was one. */
export async function revokeKey(db: Database, name: string, caller?: Caller): Promise<boolean> {
  return transact(db, async (transaction) => {
    const revoked = await transaction
      .update(submissionKeys)
      .set({ revokedAt: new Date() })
      .where(notRevoked(name))
      .returning({ name: submissionKeys.name });
    if (revoked.length === 0) return false;
    await recordAudit(transaction, { kind: 'keyRevoked', ...caller, details: { name } });
    return true;
  });
}

const toKey = (
  row: {
    [Name in keyof SubmissionKey]: Name extends `${string}At`
      ? Date | Extract<SubmissionKey[Name], null>
      : SubmissionKey[Name];
  },
): SubmissionKey => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

/** The keys that were not revoked, by name. */
export async function listKeys(db: Database): Promise<SubmissionKey[]> {
  const { name, sources, createdAt, expiresAt, lastUsedAt, dailyQuota } = submissionKeys;
  const rows = await db
    .select({ name, sources, createdAt, expiresAt, lastUsedAt, dailyQuota, usedToday })
    .from(submissionKeys)
    .where(isNull(submissionKeys.revokedAt))
    .orderBy(name);
  return rows.map(toKey);
}

/** The scraper of a key; undefined when the key does not exist, or is revoked or expired. */
export async function findScraper(db: Database, key: string): Promise<Scraper | undefined> {
  const [row] = await db
    .select({ name: submissionKeys.name, sources: submissionKeys.sources })
    .from(submissionKeys)
    .where(
      and(eq(submissionKeys.keyHash, keyHashOf(key)), isNull(submissionKeys.revokedAt), notExpired),
    );
  return row && { ...row, uid: `${UID_PREFIX}${row.name}`, email: null, admin: false };
}

/** A counted submission: of which key, and on which day. */
interface CountedSubmission {
  keyHash: string;
  day: string | null;
}

/** Whether the scraper still has a key. */
export const hasKey = async (db: Database, { name }: Scraper): Promise<boolean> =>
  (await db.$count(submissionKeys, notRevoked(name))) > 0;

/**
 * Counts a submission of a scraper; undefined, without counting it, when its quota of the day is used up or its key was
 * revoked.
 */
export async function countSubmission(
  db: Database,
  { name }: Scraper,
): Promise<CountedSubmission | undefined> {
  const hasQuota = or(
    isNull(submissionKeys.dailyQuota),
    sql`${usedToday} < ${submissionKeys.dailyQuota}`,
  );
  const [counted] = await db
    .update(submissionKeys)
    .set({ usedOn: today, usedCount: sql`${usedToday} + 1`, lastUsedAt: new Date() })
    .where(and(notRevoked(name), hasQuota))
    .returning({ keyHash: submissionKeys.keyHash, day: submissionKeys.usedOn });
  return counted;
}

/** Takes back the count of a submission, unless another day has begun to be counted. */
export async function returnSubmission(
  db: Database,
  { keyHash, day }: CountedSubmission,
): Promise<void> {
  if (day === null) return;
  await db
    .update(submissionKeys)
    .set({ usedCount: sql`${submissionKeys.usedCount} - 1` })
    .where(and(eq(submissionKeys.keyHash, keyHash), eq(submissionKeys.usedOn, day)));
}
