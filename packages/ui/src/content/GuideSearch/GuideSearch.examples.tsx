import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { contentCopy } from '../../sample-copy/content.ts';
import { GuideSearch } from './GuideSearch.tsx';

const { search: labels, elsewhere } = contentCopy({}).guide;

/** Shows the first rule; the other is about the page around it. */
export const examples: readonly Example[] = [
  pair(
    GuideSearch,
    { labels, elsewhere, sections: [] },
    { labels: { ...labels, placeholder: 'Search…' } },
  ),
];
