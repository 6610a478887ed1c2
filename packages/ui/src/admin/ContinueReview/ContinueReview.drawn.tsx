import { pair } from '../../docs/page/pair.tsx';
import type { Drawing } from '../../docs/page/Rules.tsx';
import { adminCopy } from '../../sample-copy/admin.ts';
import { ContinueReview } from './ContinueReview.tsx';

/** One for each rule of the guide. */
export const drawings: readonly Drawing[] = [
  pair(
    ContinueReview,
    { ...adminCopy({}).task.left, href: '#venues' },
    { detail: 'There is work to do' },
  ),
];
