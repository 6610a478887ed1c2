import { LANGUAGE_PARAMETER, type Language } from '@campetto/contract';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { activeLanguage } from './activate.ts';
import { withLanguage } from './address.ts';

/** Keeps `lang` in the address equal to the active language (spec §2.3). */
export function useLanguageInAddress(): void {
  useLingui();
  const language = activeLanguage();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const known = new URLSearchParams(search).getAll(LANGUAGE_PARAMETER);
    if (known.join() === language) return;
    void navigate(
      { pathname, search: withLanguage(search, language), hash },
      { replace: true, state },
    );
  }, [language, pathname, search, hash, state, navigate]);
}

/** The active language. */
export function useLanguage(): Language {
  useLingui();
  return activeLanguage();
}
