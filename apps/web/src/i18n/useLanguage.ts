import type { Language } from '@campetto/contract';
import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { activeLanguage } from './activate.ts';

/** Keeps `lang` in the address equal to the active language (spec §2.3). */
export function useLanguageInAddress(): void {
  useLingui();
  const language = activeLanguage();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const params = new URLSearchParams(search);
    if (params.getAll('lang').join() === language) return;
    params.set('lang', language);
    void navigate(
      { pathname, search: `?${params}`, hash },
      { replace: true, state, preventScrollReset: true },
    );
  }, [language, pathname, search, hash, state, navigate]);
}

/** The active language. */
export function useLanguage(): Language {
  useLingui();
  return activeLanguage();
}
