import type { Language } from '@campetto/contract';
import { languageSwitchLabel } from '@campetto/messages/admin/identity';
import { LanguageSwitch } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useLanguage } from '../i18n/useLanguage.ts';

/** Each language under its own name, in every language. */
const LANGUAGE_NAMES: { code: Language; short: string; name: string }[] = [
  { code: 'en', short: 'EN', name: 'English' },
  { code: 'it', short: 'IT', name: 'Italiano' },
];

export function AdminLanguageSwitch() {
  const { i18n } = useLingui();
  const { language, choose } = useLanguage();
  return (
    <LanguageSwitch
      label={languageSwitchLabel(i18n)}
      current={language}
      languages={LANGUAGE_NAMES}
      onSwitch={choose}
    />
  );
}
