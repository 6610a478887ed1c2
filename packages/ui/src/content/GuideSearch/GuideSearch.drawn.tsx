import { pair } from '../../docs/page/pair.tsx';
import type { Drawing } from '../../docs/page/Rules.tsx';
import { contentCopy } from '../../sample-copy/content.ts';
import { GuideSearch } from './GuideSearch.tsx';

const { search: labels, contact } = contentCopy({}).guide;

/** Draws the first rule; the other is about the page around it. */
export const drawings: readonly Drawing[] = [
  pair(
    GuideSearch,
    { labels, contact, sections: [] },
    { labels: { ...labels, placeholder: 'Search…' } },
  ),
];
