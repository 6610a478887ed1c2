import { expect, test } from 'vitest';
import { renderVenueHook } from '../../testing/renderVenueHook.tsx';
import { useUndoBatches } from './useUndoBatches.ts';

const FIRST = '01890a5d-ac96-774b-bcce-b302099a0001';
const SECOND = '01890a5d-ac96-774b-bcce-b302099a0002';

test.each([
  ['none', [], undefined],
  ['the first', [FIRST], undefined],
  ['all', [FIRST, SECOND], true],
])(
  'an undo of two batches, of which %s had been undone before',
  async (_which, before, already) => {
    const { result } = renderVenueHook(() => useUndoBatches(), {
      respond: ({ body }) => {
        const { batchId } = body as { batchId: string };
        const report = { undone: 2, refused: 0, already: before.some((id) => id === batchId) };
        return Response.json({ type: 'report', report });
      },
    });
    expect(await result.current([FIRST, SECOND])).toEqual({ undone: 4, refused: 0, already });
  },
);
