import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Offers a public page in its other languages. They are real links, so they work before scripts run and search engines find them.',
  avoid:
    'In the back office use LanguageSwitch, whose buttons change the language without an address.',
  anatomy: [
    ['Group', 'Named for screen readers: “Language”.'],
    ['Language', 'A short form to look at, the whole name in its own language to listen to.'],
  ],
  states: [
    ['Current', 'Heavy and underlined, and said to be current. It stays a link.'],
    ['Other', 'In the muted colour; a faint ground under the pointer.'],
    ['On paint', 'Takes the colours of a painted ground by itself.'],
  ],
  keyboard: [
    ['Tab', 'Goes from language to language.'],
    ['Enter', 'Switches; without onSwitch it follows the link.'],
    ['Ctrl, ⌘, Shift or Alt with Enter', 'Left to the browser, which may open a tab.'],
  ],
  code: `import { LanguageLinks } from '@campetto/ui';

const languages = [
  { code: 'en', short: 'EN', name: 'English', href: '?lang=en' },
  { code: 'it', short: 'IT', name: 'Italiano', href: '?lang=it' },
];

export function Languages({ current }: { current: string }) {
  return <LanguageLinks label="Language" current={current} languages={languages} />;
}
`,
  rules: [
    {
      do: 'Lead to this same page in the other language.',
      dont: 'Lead to the other language’s home page: the visitor has to find the place again.',
    },
    {
      do: 'Name each language in itself: Italiano.',
      dont: 'Use flags, or translate the names: who looks for Italiano cannot read “Italian”.',
    },
  ],
};
