import { LIST_SORTS } from '@campetto/contract';
import { expect, test } from 'vitest';
import { listPage } from '../../src/list/service.ts';
import { withServer } from '../support/app.ts';
import { statementsOf } from '../support/query.ts';
import { newVenue, seed } from '../support/venues.ts';

const server = withServer();

/** The SQL that `listPage` sends. */
async function sqlOf(...page: [status: 'pending', Parameters<typeof listPage>[2]]) {
  const statements = await statementsOf(server.databaseUrl, (db) => listPage(db, ...page));
  return statements.map(({ text }) => text);
}

const SORT_COLUMNS = {
  newest: [],
  oldest: [],
  rating: [],
  name: ['name_key'],
  checks: ['check_count'],
};

test.each(LIST_SORTS)('a list sorted by %s reads no column that it does not need', async (sort) => {
  await seed(server.db, [newVenue('milano')]);
  const [list = ''] = await sqlOf('pending', { limit: 20, sort });
  const columns = [...list.matchAll(/"(\w+)" as "/g)].map(([, column]) => column);
  expect(columns).toContain('folder_path');
  const unsent = ['address_search', 'cell', 'check_count', 'city', 'country', 'import_id'];
  const unread = [...unsent, 'name_key', 'phone_key', 'updated_at', 'website_key', 'words'];
  expect(columns.filter((column) => column && unread.includes(column))).toEqual(SORT_COLUMNS[sort]);
});

test('a list is one statement, with the related venues and the number of all', async () => {
  await seed(server.db, [newVenue('milano')]);
  const statements = await sqlOf('pending', { limit: 20, sort: 'newest' });
  expect(statements).toHaveLength(1);
});

test.each<Partial<Parameters<typeof listPage>[2]>>([
  { q: 'garibaldina' },
  { q: 'garibaldina', source: 'milano' },
  { clean: 'true' },
  { check: 'any' },
  { hasDuplicates: 'true' },
  { sport: 'football' },
])('a list with %j is one statement, which counts nothing', async (filter) => {
  await seed(server.db, [newVenue('milano', { hasRelated: true })]);
  const [list, ...others] = await sqlOf('pending', { limit: 20, sort: 'newest', ...filter });
  expect(others).toEqual([]);
  expect(list).toContain('json_agg');
});

test('a page after the last venue comes with the number of all', async () => {
  const { total } = await listPage(server.db, 'pending', { limit: 20, sort: 'newest' });
  const page = await listPage(
    server.db,
    'pending',
    { limit: 20, sort: 'newest' },
    { createdAt: new Date(0), id: '00000000-0000-0000-0000-000000000000' },
  );
  expect(page).toMatchObject({ items: [], total });
  expect(total).toBeGreaterThan(0);
});
