import type { Language } from '@campetto/contract';
import { LanguageSwitch } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../i18n/useLanguage.ts';

/** Each language by its own name, whatever is on the screen. */
const LANGUAGE_NAMES: { code: Language; short: string; name: string }[] = [
  { code: 'en', short: 'EN', name: 'English' },
  { code: 'it', short: 'IT', name: 'Italiano' },
];

export function AdminLanguageSwitch() {
  const { t } = useLingui();
  const { language, choose } = useLanguage();
  return (
    <LanguageSwitch
      label={t`Language`}
      current={language}
      languages={LANGUAGE_NAMES}
      onSwitch={choose}
    />
  );
}
