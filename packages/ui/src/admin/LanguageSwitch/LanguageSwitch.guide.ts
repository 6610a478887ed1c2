import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Changes the language of the back office at once. Every language stays in sight, the current one is pressed.',
  avoid:
    'On public pages each language has an address of its own: LanguageLinks. With more than four languages, a Select.',
  anatomy: [
    ['Group', 'Named for those who listen.'],
    ['Language', 'Two letters to see, its own name to hear; one thumb wide.'],
  ],
  states: [
    ['Pressed', 'Heavy and underlined: weight and line tell it, not colour alone.'],
    ['Other', 'Quieter; a ground comes under the pointer.'],
    ['Focused', 'A ring around the letters.'],
  ],
  keyboard: [
    ['Tab', 'From language to language.'],
    ['Enter, Space', 'Choose it.'],
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
      dont: 'Flags. Countries have them, languages do not.',
    },
  ],
};
