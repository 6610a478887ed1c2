import type { Example } from '../../docs/page/Rules.tsx';
import { adminCopy } from '../../sample-copy/admin.ts';
import { QuickActionCard } from './QuickActionCard.tsx';

const { title, description } = adminCopy({}).actions.review;

const card = (line: string) => (
  <QuickActionCard title={title} description={line} icon="venues" href="#venues" />
);

export const examples: readonly Example[] = [
  { do: card(description), dont: card(`Go to ${title.toLowerCase()}`) },
];
