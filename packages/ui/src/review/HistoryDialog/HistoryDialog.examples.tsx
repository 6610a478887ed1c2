import type { Example } from '../../docs/page/Rules.tsx';
import { findCopy } from '../../sample-copy/find.ts';
import { HistoryEntry } from './HistoryEntry.tsx';

const { happened, history, time } = findCopy({});

const entry = (text: string) => (
  <ul>
    <HistoryEntry
      labels={history}
      onUndo={() => {}}
      event={{
        id: text,
        kind: 'discarded',
        text,
        by: 'giulia@campetto.app',
        time,
        dateTime: '2026-11-20T14:32:00Z',
      }}
    />
  </ul>
);

export const examples: readonly Example[] = [
  { do: entry(happened.discarded), dont: entry('status: pending → discarded, reason: OTHER') },
];
