import type { VenueReviewItem } from '@campetto/contract';
import { describe, expect, test } from 'vitest';
import type { NewVenue } from '../../src/db/schema.ts';
import { compareMissing } from '../../src/duplicates/compare-missing.ts';
import { withServer } from '../support/app.ts';
import { newVenue, seed } from '../support/venues.ts';

const server = withServer();

/** A venue at a place that no other test uses. */
const at = (place: number, changes: Partial<NewVenue>) =>
  newVenue('milano', { latitude: 45.1 + place / 10, longitude: 9.2, website: null, ...changes });

const CLOSED: Partial<NewVenue> = {
  status: 'discarded',
  decidedAt: new Date('2026-11-12T10:00:00Z'),
  decidedBy: 'giulia@example.org',
  discardReason: 'closed',
  discardNote: 'since 2024',
};

async function listed({ folderPath }: NewVenue, status = 'scraped') {
  const { body } = await server.request<VenueReviewItem[]>(
    'GET',
    `/api/venues/${status}?limit=200`,
  );
  return body.find((item) => item.folderPath === folderPath);
}

describe('a venue that looks like a discarded one', () => {
  test('is listed with who discarded that one, and why', async () => {
    await seed(server.db, [at(1, { name: 'Circolo Naviglio ASD', ...CLOSED })]);
    await compareMissing(server.db);
    const [returned] = await seed(server.db, [at(1, { name: 'Circolo Naviglio' })]);
    await compareMissing(server.db);
    const item = await listed(returned);
    expect(item?.discardedDuplicate).toEqual({
      name: 'Circolo Naviglio ASD',
      at: expect.stringMatching(/^2026-11-12T10:00:00/),
      by: 'giulia@example.org',
      reason: 'closed',
      note: 'since 2024',
    });
    const duplicates = await server.request('POST', '/api/venues/duplicates', {
      body: { folderPaths: [returned.folderPath] },
    });
    expect(duplicates.body).toEqual({});
  });

  test('is not a possible duplicate, and not clean', async () => {
    const [returned] = await seed(server.db, [
      at(2, { name: 'Arena Bovisa' }),
      at(2, { name: 'Arena Bovisa', ...CLOSED }),
    ]);
    await compareMissing(server.db);
    for (const filter of ['hasDuplicates', 'clean']) {
      const { body } = await server.request<VenueReviewItem[]>(
        'GET',
        `/api/venues/scraped?limit=200&${filter}=true`,
      );
      expect(body.map(({ folderPath }) => folderPath)).not.toContain(returned.folderPath);
    }
  });

  test('is none for one that was discarded in its favour, is elsewhere, or is itself decided on', async () => {
    const kept = at(3, { name: 'Palestra Lambrate' });
    const approved = at(4, { name: 'Palazzetto Ortica', status: 'approved' });
    const elsewhere = at(5, { name: 'Pista Idroscalo' });
    await seed(server.db, [
      kept,
      approved,
      elsewhere,
      at(3, {
        name: 'Palestra Lambrate',
        ...CLOSED,
        discardReason: 'duplicate',
        duplicateOf: kept.id,
      }),
      at(4, { name: 'Palazzetto Ortica', ...CLOSED }),
      at(6, { name: 'Velodromo Vigorelli', ...CLOSED }),
    ]);
    await compareMissing(server.db);
    expect((await listed(kept))?.discardedDuplicate).toBeNull();
    expect((await listed(elsewhere))?.discardedDuplicate).toBeNull();
    expect((await listed(approved, 'approved'))?.discardedDuplicate).toBeNull();
  });
});
