import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Changes the language of the back office at once. Every language is visible, the current one is pressed.',
  avoid:
    'On public pages each language has its own address: use LanguageLinks. With more than four languages use a Select.',
  anatomy: [
    ['Group', 'Has a name for screen readers.'],
    [
      'Language',
      'Two visible letters, the language’s own name for screen readers; one touch target wide.',
    ],
  ],
  states: [
    ['Pressed', 'Bold and underlined: weight and line show it, not colour alone.'],
    ['Other', 'Quieter; a background appears on hover.'],
    ['Focused', 'A ring around the letters.'],
  ],
  keyboard: [
    ['Tab', 'From language to language.'],
    ['Enter, Space', 'Select it.'],
  ],
  code: `import { LanguageSwitch } from '@campetto/ui';
import { useState } from 'react';

export function Languages() {
  const [language, setLanguage] = useState<'en' | 'it'>('en');
  return (
    <LanguageSwitch
      label="Language"
      current={language}
      languages={[
        { code: 'en', short: 'EN', name: 'English' },
        { code: 'it', short: 'IT', name: 'Italiano' },
      ]}
      onSwitch={setLanguage}
    />
  );
}
`,
  rules: [
    {
      do: 'Each language by its own name: Italiano.',
      dont: 'Translate the names: whoever looks for Italiano cannot read “Italian”.',
    },
  ],
  content: [
    'The short form has two capital letters: “IT”. The name is in its own language: “Italiano”, not “Italian”.',
    'No flags: they stand for countries, not for languages.',
    'Both are read, in the voice of that language: “IT Italiano”.',
    'The group is named by the noun alone: “Language”, not “Choose your language”.',
  ],
  screenReader: [
    'It is a group of buttons; the current language is reported as pressed. Languages are read by their names.',
  ],
};
