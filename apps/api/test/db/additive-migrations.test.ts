import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../../../scripts/lib/processes.ts';

const FOLDER = join(ROOT, 'apps/api/src/db/migrations');

/** Statements after which a server of the version before would fail, or write what the new one does not expect. */
const BREAKING = [
  /\bDROP (TABLE|COLUMN|TYPE|SCHEMA)\b/,
  /\bRENAME\b/,
  /\bSET NOT NULL\b/,
  /\bALTER COLUMN "?\w+"? (SET DATA )?TYPE\b/,
  /\bADD COLUMN (?!.*\bDEFAULT\b).*\bNOT NULL\b/,
  /\bADD CONSTRAINT\b(?!.*\bNOT VALID\b)/,
  /\b(DELETE FROM|TRUNCATE)\b/,
];

/**
 * The lines of a migration that break an earlier server that still runs. Tables that the migration itself creates do
 * not count.
 */
function breakingLines(sql: string): string[] {
  const created = Array.from(
    sql.matchAll(/CREATE (?:UNLOGGED )?TABLE "?(\w+)"?/g),
    ([, name]) => name,
  );
  return sql
    .split('--> statement-breakpoint')
    .map((statement) => statement.replaceAll(/--.*$/gm, '').trim())
    .filter((statement) => !created.includes(/ALTER TABLE "?(\w+)"?/.exec(statement)?.[1]))
    .filter((statement) => BREAKING.some((pattern) => pattern.test(statement)));
}

describe('an old server runs beside a new one on one database', () => {
  const guide = readFileSync(join(ROOT, 'docs/operations/upgrade.md'), 'utf8');
  /** The last migration for which all servers are stopped. */
  const last = Number(/all up to (\d{4})/.exec(guide)?.[1]);
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
  const later = files.filter((name) => Number(name.slice(0, 4)) > last);

  test('the guide says after which migration', () => {
    expect(last).toBeGreaterThan(0);
    expect(later.length).toBeGreaterThan(0);
  });

  test.each(later)('%s only adds, or the guide names it as one to stop for', (name) => {
    const sql = readFileSync(join(FOLDER, name), 'utf8');
    if (!guide.includes(name.slice(0, 4))) expect(breakingLines(sql)).toEqual([]);
  });

  test.each([
    'ALTER TABLE "activity" DROP COLUMN "stopped_at";',
    'ALTER TABLE "geocoder_cache" RENAME COLUMN "query" TO "query_hash";',
    'ALTER TABLE "venues" ALTER COLUMN "name" SET NOT NULL;',
    'ALTER TABLE "venues" ALTER COLUMN "name" SET DATA TYPE integer;',
    'ALTER TABLE "venues" ADD COLUMN "kind" text NOT NULL;',
    'ALTER TABLE "venues" ADD CONSTRAINT "named" CHECK (name <> \'\');',
    'DROP TABLE "venues";',
    'DELETE FROM "geocoder_cache";',
  ])('%s does not only add', (sql) => {
    expect(breakingLines(sql)).toHaveLength(1);
  });

  test.each([
    'CREATE TABLE "keys" ("id" text PRIMARY KEY NOT NULL);--> statement-breakpoint\nALTER TABLE "keys" ADD CONSTRAINT "k" FOREIGN KEY ("id") REFERENCES "venues"("id");',
    'ALTER TABLE "venues" ADD COLUMN "kind" text;',
    'ALTER TABLE "venues" ADD COLUMN "used_count" integer DEFAULT 0 NOT NULL;',
    'CREATE INDEX "by_kind" ON "venues" ("kind");',
    '-- The type of the key.\nDROP INDEX "by_kind";',
  ])('%s only adds', (sql) => {
    expect(breakingLines(sql)).toEqual([]);
  });
});
