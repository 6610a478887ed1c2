import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { reviewCopy } from '../../sample-copy/review.ts';
import { UndoNotice } from './UndoNotice.tsx';

const { approved, dismiss, undo } = reviewCopy({}).notice;

const notice = (text: string) => ({
  text,
  action: { label: undo, shortcut: 'U', pending: false, onAction: () => {} },
});

/** Shows the first rule; the others are about what is announced. */
export const examples: readonly Example[] = [
  pair(
    UndoNotice,
    { notice: notice(approved), dismissLabel: dismiss, onDismiss: () => {} },
    { notice: notice('Success!') },
  ),
];
