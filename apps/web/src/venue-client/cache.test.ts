import { expect, test } from 'vitest';
import { exampleVenue } from '../testing/exampleVenue.ts';
import {
  afterOwnChanges,
  applyVersions,
  NO_VERSIONS,
  type OwnChanges,
  recordOwnChange,
  recordOwnUndo,
  recordVersion,
  recordVersions,
  statusChanges,
} from './cache.ts';

const venue = exampleVenue({ version: 3 });
const { folderPath } = venue;

test('[REV-11] a moved venue leaves the list at once', () => {
  const versions = recordVersion(NO_VERSIONS, folderPath, { version: 4, status: 'approved' });
  expect(applyVersions([venue], 'pending', versions)).toEqual([]);
});

test('[REV-14] a list that was requested before the move cannot bring it back', () => {
  const versions = recordVersion(NO_VERSIONS, folderPath, { version: 4, status: 'approved' });
  expect(applyVersions([exampleVenue({ version: 3 })], 'pending', versions)).toEqual([]);
});

test('a venue that has come back since is shown', () => {
  const versions = recordVersion(NO_VERSIONS, folderPath, { version: 4, status: 'discarded' });
  const restored = exampleVenue({ version: 5 });
  expect(applyVersions([restored], 'pending', versions)).toEqual([restored]);
});

test('an edited venue is replaced in its place', () => {
  const edited = exampleVenue({ version: 4, sportsVenue: { name: 'New name' } });
  const versions = recordVersion(NO_VERSIONS, folderPath, {
    version: 4,
    status: 'pending',
    item: edited,
  });
  expect(applyVersions([venue], 'pending', versions)).toEqual([edited]);
});

test('a venue that an undo brought back is shown in its new version', () => {
  const moved = recordVersion(NO_VERSIONS, folderPath, { version: 4, status: 'approved' });
  const undone = recordVersion(moved, folderPath, { version: 5, status: 'pending' });
  expect(applyVersions([venue], 'pending', undone)).toEqual([{ ...venue, version: 5 }]);
});

test('an older version is not recorded', () => {
  const newest = recordVersion(NO_VERSIONS, folderPath, { version: 5, status: 'pending' });
  expect(recordVersion(newest, folderPath, { version: 4, status: 'approved' })).toBe(newest);
});

test('the versions of several venues are recorded together', () => {
  const moved = { version: 4, status: 'approved' } as const;
  const versions = recordVersions(NO_VERSIONS, [
    { folderPath, ...moved },
    { folderPath: 'venues/other', ...moved },
  ]);
  expect([...versions.keys()]).toEqual([folderPath, 'venues/other']);
});

test('what was done since a count changes it: decisions, their undo, and nothing that was done before', () => {
  const other = exampleVenue({ id: '01890a5d-ac96-774b-bcce-000000000099', status: 'approved' });
  const known = new Map([venue, other].map((item) => [item.folderPath, item]));
  const none = { pending: 0, approved: 0, discarded: 0 };
  const approved = recordVersion(NO_VERSIONS, folderPath, { version: 4, status: 'approved' });
  expect(statusChanges(NO_VERSIONS, NO_VERSIONS, known)).toEqual(none);
  expect(statusChanges(NO_VERSIONS, approved, known)).toEqual({
    ...none,
    pending: -1,
    approved: 1,
  });
  expect(statusChanges(approved, approved, known)).toEqual(none);
  const undone = recordVersion(approved, folderPath, { version: 5, status: 'pending' });
  expect(statusChanges(NO_VERSIONS, undone, known)).toEqual(none);
  expect(statusChanges(approved, undone, known)).toEqual({ ...none, pending: 1, approved: -1 });
  const edited = recordVersion(undone, other.folderPath, { version: 9, status: 'approved' });
  expect(statusChanges(undone, edited, known)).toEqual(none);
  const moved = recordVersion(undone, other.folderPath, { version: 9, status: 'discarded' });
  expect(statusChanges(undone, moved, known)).toEqual({ ...none, approved: -1, discarded: 1 });
  // A venue that this list has not shown, for example the other one of a merge.
  expect(statusChanges(undone, moved, new Map())).toEqual(none);
});

test('of an edit, a note and the undos of both, only those of the note change no field', () => {
  const changes: OwnChanges = new Map();
  recordOwnChange(changes, venue, { version: 4, changesFields: true });
  recordOwnChange(changes, { folderPath, version: 4 }, { version: 5, changesFields: false });
  recordOwnUndo(changes, { folderPath, version: 6 });
  recordOwnUndo(changes, { folderPath, version: 7 });
  const from = (version: number) =>
    afterOwnChanges(changes, { folderPath, version }, (change) => !change.changesFields).version;
  expect([from(3), from(4), from(6)]).toEqual([3, 6, 6]);
});
