import { ReadAloud } from '../../docs/page/ReadAloud.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { adminCopy } from '../../sample-copy/admin.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** The names of the languages are not visible, only read aloud. */
const named = (italian: string) => (
  <Stack>
    <LanguageSwitch
      label={adminCopy({}).language}
      current="en"
      languages={[
        { code: 'en', short: 'EN', name: 'English' },
        { code: 'it', short: 'IT', name: italian },
      ]}
      onSwitch={() => {}}
    />
    <ReadAloud>{`IT ${italian}`}</ReadAloud>
  </Stack>
);

export const examples: readonly Example[] = [{ do: named('Italiano'), dont: named('Italian') }];
