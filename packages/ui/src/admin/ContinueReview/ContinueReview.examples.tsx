import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { adminCopy } from '../../sample-copy/admin.ts';
import { ContinueReview } from './ContinueReview.tsx';

export const examples: readonly Example[] = [
  pair(
    ContinueReview,
    { ...adminCopy({}).task.left, href: '#venues' },
    { detail: 'There is work to do' },
  ),
];
