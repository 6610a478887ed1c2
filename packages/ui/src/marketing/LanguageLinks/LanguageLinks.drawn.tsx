import { pair } from '../../docs/page/pair.tsx';
import type { Drawing } from '../../docs/page/Rules.tsx';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { LanguageLinks } from './LanguageLinks.tsx';

/** Of the first rule; the other is about where the links lead. */
export const drawings: readonly Drawing[] = [
  pair(
    LanguageLinks,
    {
      label: marketingCopy({}).language,
      current: 'en',
      languages: [
        { code: 'en', short: 'EN', name: 'English', href: '?lang=en' },
        { code: 'it', short: 'IT', name: 'Italiano', href: '?lang=it' },
      ],
    },
    {
      languages: [
        { code: 'en', short: '🇬🇧', name: 'English', href: '?lang=en' },
        { code: 'it', short: '🇮🇹', name: 'Italian', href: '?lang=it' },
      ],
    },
  ),
];
