import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { withTimeout } from '../../src/db/with-timeout.ts';
import { withServer } from '../support/app.ts';

const server = withServer();

test('a query with a time limit is sent once', async () => {
  const query = server.db.execute(sql`SELECT 1`);
  const send = vi.spyOn(query, 'execute');
  await withTimeout(query);
  expect(send).toHaveBeenCalledTimes(1);
});
