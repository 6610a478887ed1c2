import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Links to a public page in its other languages. They work before scripts run, and search engines follow them.',
  avoid:
    'In the back office use LanguageSwitch, whose buttons change the language without a change of address.',
  anatomy: [
    ['Group', 'Name for screen readers: “Language”.'],
    [
      'Language',
      'A visible short form, and the whole name in its own language for screen readers.',
    ],
  ],
  states: [
    ['Current', 'Bold and underlined, and announced as current. It remains a link.'],
    ['Other', 'In the muted colour; a faint background on hover.'],
    ['On paint', 'Takes the colours of a painted background automatically.'],
  ],
  keyboard: [
    ['Tab', 'Moves from language to language.'],
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
      do: 'Name each language in its own language: Italiano.',
      dont: 'Translate the names: whoever looks for Italiano cannot read “Italian”.',
    },
    {
      do: 'Link to this same page in the other language.',
      dont: 'Link to the other language’s home page: the visitor has to find the place again.',
    },
  ],
  content: [
    'The short form has two capital letters, “IT”. The name is in its own language: “Italiano”, not “Italian”.',
    'No flags: they stand for countries, not for languages.',
    'Both are read, in the voice of that language: “IT Italiano”.',
    'The group is named by the noun alone: “Language”.',
  ],
  screenReader: [
    'A navigation with a name; each link is read as its short form and its name, and the current one as current.',
  ],
};
