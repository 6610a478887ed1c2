import { expect, test } from 'vitest';
import { RequestError, type RequestFailure } from '../requests/requestError.ts';
import { type ChangeResult, type LostChanges, MovedEarlier, sendChange } from './lostChanges.ts';

const SEEN = { folderPath: 'venues/italy/roma/1', version: 1, status: 'pending' } as const;

/** A server with one venue, whose responses can be lost. */
function createServer() {
  const done = new Map<string, string>();
  const venue = { version: 1, status: 'pending' as ChangeResult['status'], content: '' };
  const lost: LostChanges = new Map();
  /** What happens to the next requests: carried out but lost, or never arrived. */
  const faults: ('lost' | 'unsent' | 'offline')[] = [];

  function carryOut(content: string, seen: number, key: string): ChangeResult {
    const before = done.get(key);
    if (before !== undefined) return { ...venue, activityId: before };
    const refused: RequestFailure | undefined =
      venue.status === content ? 'conflict' : seen === venue.version ? undefined : 'stale';
    if (refused) throw new RequestError(refused);
    venue.version += 1;
    venue.content = content;
    if (content === 'discarded') venue.status = content;
    done.set(key, `record of ${content}`);
    return { ...venue, activityId: `record of ${content}` };
  }

  return {
    venue,
    faults,
    save: (content: string, key?: string) =>
      sendChange(lost, SEEN, {
        content,
        key,
        async send(seen, key) {
          const fault = faults.shift();
          if (fault === 'offline') throw new RequestError('offline', { isUnsent: true });
          if (fault === 'unsent') throw new RequestError('offline');
          const result = carryOut(content, seen, key);
          if (fault === 'lost') throw new RequestError('timeout');
          return result;
        },
      }),
  };
}

const failure = (failure: RequestFailure) => expect.objectContaining({ failure });

test('the same change is repeated by its key', async () => {
  const { save, faults, venue } = createServer();
  faults.push('lost');
  await expect(save('first')).rejects.toEqual(failure('timeout'));
  const { result, earlier } = await save('first');
  expect(result.activityId).toBe('record of first');
  expect(earlier).toEqual([]);
  expect(venue.version).toBe(2);
});

test('a change that was never sent is not taken for done, unless it may have been sent before', async () => {
  const { save, faults } = createServer();
  const unsent = (isUnsent: boolean) => expect.objectContaining({ failure: 'offline', isUnsent });
  faults.push('offline', 'offline');
  await expect(save('first')).rejects.toEqual(unsent(true));
  await expect(save('first')).rejects.toEqual(unsent(true));
  faults.push('lost', 'offline', 'offline');
  await expect(save('first')).rejects.toEqual(failure('timeout'));
  await expect(save('first')).rejects.toEqual(unsent(false));
  await expect(save('second')).rejects.toEqual(unsent(true));
});

test('a change that was sent before the page was loaded again may have been done', async () => {
  const { save, faults } = createServer();
  faults.push('offline', 'offline');
  const unsent = expect.objectContaining({ failure: 'offline', isUnsent: false });
  await expect(save('first', 'sent before')).rejects.toEqual(unsent);
  await expect(save('first')).rejects.toEqual(unsent);
});

test('another change goes on from the lost one, and both can be undone', async () => {
  const { save, faults, venue } = createServer();
  faults.push('lost');
  await expect(save('first')).rejects.toEqual(failure('timeout'));
  const { result, earlier } = await save('second');
  expect(result.activityId).toBe('record of second');
  expect(earlier).toEqual(['record of first']);
  expect(venue).toMatchObject({ version: 3, content: 'second' });
});

test('a change that never arrived is not carried out later', async () => {
  const { save, faults, venue } = createServer();
  faults.push('unsent', 'unsent');
  await expect(save('first')).rejects.toEqual(failure('offline'));
  await expect(save('second')).rejects.toEqual(failure('offline'));
  await expect(save('third')).resolves.toMatchObject({ earlier: [] });
  expect(venue).toMatchObject({ version: 2, content: 'third' });
});

test('the one of several lost changes that was carried out is found', async () => {
  const { save, faults, venue } = createServer();
  faults.push('unsent', 'lost');
  await expect(save('first')).rejects.toEqual(failure('offline'));
  await expect(save('second')).rejects.toEqual(failure('timeout'));
  await expect(save('third')).resolves.toMatchObject({ earlier: ['record of second'] });
  expect(venue).toMatchObject({ version: 3, content: 'third' });
});

test('what somebody else has changed after a lost change is not overwritten', async () => {
  const { save, faults, venue } = createServer();
  faults.push('lost');
  await expect(save('first')).rejects.toEqual(failure('timeout'));
  Object.assign(venue, { version: 3, content: 'theirs' });
  await expect(save('second')).rejects.toEqual(failure('stale'));
  expect(venue.content).toBe('theirs');
});

test('a lost change that changed nothing does not excuse what somebody else has changed', async () => {
  const lost: LostChanges = new Map();
  let theirs = 1;
  const send = (content: string) =>
    sendChange(lost, SEEN, {
      content,
      send: async (seen) => {
        if (content === 'second' && seen !== theirs) throw new RequestError('stale');
        if (theirs === 1) throw new RequestError('timeout');
        return { version: theirs, status: 'pending', activityId: undefined };
      },
    });
  await expect(send('first')).rejects.toEqual(failure('timeout'));
  theirs = 2;
  await expect(send('second')).rejects.toEqual(failure('stale'));
});

test('a lost move is reported, and not followed by another one', async () => {
  const { save, faults, venue } = createServer();
  faults.push('lost');
  await expect(save('discarded')).rejects.toEqual(failure('timeout'));
  const error = await save('approved').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(MovedEarlier);
  expect(error).toMatchObject({ earlier: { status: 'discarded', version: 2 } });
  expect(venue.version).toBe(2);
});

test('a lost change is repeated again after another failure', async () => {
  const { save, faults } = createServer();
  faults.push('lost');
  await expect(save('first')).rejects.toEqual(failure('timeout'));
  const arrives = undefined as never;
  faults.push(arrives, 'unsent');
  await expect(save('second')).rejects.toEqual(failure('offline'));
  await expect(save('second')).resolves.toMatchObject({ earlier: ['record of first'] });
});
