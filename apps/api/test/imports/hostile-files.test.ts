import { expect, test } from 'vitest';
import { venueSources } from '../../src/db/schema.ts';
import { withServer } from '../support/app.ts';
import { unsignedToken } from '../support/identity.ts';
import { hostileFile } from './hostile-files.ts';

const server = withServer();

/** More files, or others: HOSTILE_FILES=300 HOSTILE_SEED=1000. */
const FILES = Number(process.env['HOSTILE_FILES'] ?? 24);
const FIRST_SEED = Number(process.env['HOSTILE_SEED'] ?? 1);

const post = async (path: string, { name, content }: ReturnType<typeof hostileFile>) => {
  const { statusCode, body } = await server.app.inject({
    method: 'POST',
    url: `${path}?file=${name}`,
    headers: { authorization: `Bearer ${unsignedToken()}` },
    payload: content,
  });
  return { statusCode, body };
};

test('imports every record without faults of hostile files, whatever is beside it', async () => {
  const faults: object[] = [];
  for (let seed = FIRST_SEED; seed < FIRST_SEED + FILES; seed += 1) {
    const file = hostileFile(seed);
    const preview = await post('/api/imports/preview', file);
    const imported = await post('/api/imports', file);
    const last = JSON.parse(imported.body.trimEnd().split('\n').at(-1) ?? '');
    const ids = (await server.db.select({ id: venueSources.sourceId }).from(venueSources)).map(
      ({ id }) => id,
    );
    const missing = file.good.filter((id) => !ids.includes(id));
    if (preview.statusCode !== 200 || last.type !== 'report' || missing.length > 0) {
      faults.push({ file: file.name, preview: preview.statusCode, last, missing });
    }
  }
  expect(faults).toEqual([]);
});
