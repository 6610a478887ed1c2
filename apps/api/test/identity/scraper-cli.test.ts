import { beforeAll, expect, test } from 'vitest';
import { runCommand } from '../imports/processes.ts';
import { createEmptyDatabase } from '../support/database.ts';
import { query } from '../support/query.ts';

let url: string;

beforeAll(async () => {
  url = await createEmptyDatabase();
});

const run = (...args: string[]) => runCommand('scraper', { url, args });

test('shows a key once, stores only its hash, and revokes it', async () => {
  const granted = await run('grant', 'milano-weekly', 'Comune di Milano');
  expect(granted).toMatchObject({ code: 0, stderr: '' });
  const [key = '', sentence] = granted.stdout.split('\n');
  expect(key).toMatch(/^csk_[\w-]{43}$/);
  expect(sentence).toContain('not shown again');
  const stored = JSON.stringify(await query(url, 'SELECT * FROM submission_keys'));
  expect(stored).toContain('milano-weekly');
  expect(stored).toContain('["Comune di Milano"]');
  expect(stored).not.toContain(key.slice('csk_'.length));

  expect((await run('grant', 'milano-weekly', 'Comune di Milano')).stderr).toContain(
    'revoke it first',
  );
  expect((await run('revoke', 'milano-weekly')).stdout).toContain('no longer accepted');
  const again = await run('revoke', 'milano-weekly');
  expect(again).toMatchObject({ code: 1, stderr: 'milano-weekly has no key.\n' });
});

test('reports an error in one sentence', async () => {
  for (const args of [[], ['grant'], ['grant', 'x'], ['give', 'x'], ['grant', 'two words', 'y']]) {
    const { code, stderr } = await run(...args);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Pass grant or revoke .*\n$/);
  }
});

test('limits a key to days and to submissions a day', async () => {
  const limits = ['--days=30', '--quota=2'];
  expect(await run('grant', ...limits, 'limited', 'x')).toMatchObject({ code: 0, stderr: '' });
  expect(
    await query(
      url,
      `SELECT daily_quota, expires_at - created_at = interval '30 days' AS expires
         FROM submission_keys WHERE name = 'limited'`,
    ),
  ).toEqual([{ daily_quota: 2, expires: true }]);
  for (const [option, sentence] of [
    ['--days=soon', /^--days must be a whole number\.\n$/],
    ['--quota=0', /^dailyQuota must be at least 1\.\n$/],
    ['--forever', /^Unknown option '--forever'\. Pass grant or revoke[^\n]+\n$/],
  ] as const) {
    expect(await run('grant', option, 'other', 'x')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(sentence),
    });
  }
});

test('grants no key for venues that administrators add by hand', async () => {
  const { code, stderr } = await run('grant', 'x', 'manual');
  expect(code).toBe(1);
  expect(stderr).toBe('sources must not be that of venues added by hand.\n');
});
