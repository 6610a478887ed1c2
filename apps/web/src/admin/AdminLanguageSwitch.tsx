import { LANGUAGE_NAMES, LANGUAGES } from '@campetto/contract';
import { languageSwitchLabel } from '@campetto/messages/admin/identity';
import { LanguageSwitch } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { chooseLanguage } from '../i18n/activate.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

const OPTIONS = LANGUAGES.map((code) => ({
  code,
  short: code.toUpperCase(),
  name: LANGUAGE_NAMES[code],
}));

interface AdminLanguageSwitchProps {
  /** Called with false when a language is chosen, and with true when its texts cannot be loaded. */
  onFailed: (failed: boolean) => void;
}

export function AdminLanguageSwitch({ onFailed }: AdminLanguageSwitchProps) {
  const { i18n } = useLingui();
  return (
    <LanguageSwitch
      label={languageSwitchLabel(i18n)}
      current={useLanguage()}
      languages={OPTIONS}
      onSwitch={(language) => {
        onFailed(false);
        chooseLanguage(language).catch(() => onFailed(true));
      }}
    />
  );
}
