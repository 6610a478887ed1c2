import { pair } from '../../docs/page/pair.tsx';
import type { Drawing } from '../../docs/page/Rules.tsx';
import { adminCopy } from '../../sample-copy/admin.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** One for each rule of the guide. */
export const drawings: readonly Drawing[] = [
  pair(
    LanguageSwitch,
    {
      label: adminCopy({}).language,
      current: 'en',
      languages: [
        { code: 'en', short: 'EN', name: 'English' },
        { code: 'it', short: 'IT', name: 'Italiano' },
      ],
      onSwitch: () => {},
    },
    {
      languages: [
        { code: 'en', short: '🇬🇧', name: 'English' },
        { code: 'it', short: '🇮🇹', name: 'Italiano' },
      ],
    },
  ),
];
