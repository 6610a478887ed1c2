import { ReadAloud } from '../../docs/page/ReadAloud.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { marketingCopy } from '../../sample-copy/marketing.ts';
import { LanguageLinks } from './LanguageLinks.tsx';

/** The names of the languages are not visible, only read aloud. */
const named = (italian: string) => (
  <Stack>
    <LanguageLinks
      label={marketingCopy({}).language}
      current="en"
      languages={[
        { code: 'en', short: 'EN', name: 'English', href: '?lang=en' },
        { code: 'it', short: 'IT', name: italian, href: '?lang=it' },
      ]}
    />
    <ReadAloud>{`IT ${italian}`}</ReadAloud>
  </Stack>
);

/** Shows the first rule; the other is about where the links lead. */
export const examples: readonly Example[] = [{ do: named('Italiano'), dont: named('Italian') }];
