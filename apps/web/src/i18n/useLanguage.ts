import { LANGUAGE_PARAMETER, type Language } from '@campetto/contract';
import { useLingui } from '@lingui/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLatestLocation } from '../app/location/useLatestLocation.ts';
import { activeLanguage } from './activate.ts';
import { withLanguage } from './address.ts';

/** Keeps `lang` in the address equal to the active language (spec §2.3). */
export function useLanguageInAddress(): void {
  useLingui();
  const language = activeLanguage();
  const location = useLocation();
  const latestLocation = useLatestLocation();
  const navigate = useNavigate();
  const complete = useEffectEvent(() => {
    const { pathname, search, hash, state } = latestLocation();
    const known = new URLSearchParams(search).getAll(LANGUAGE_PARAMETER);
    if (known.join() === language) return;
    void navigate(
      { pathname, search: withLanguage(search, language), hash },
      { replace: true, state },
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address is to be completed.
  useEffect(complete, [language, location]);
}

/** The active language. */
export function useLanguage(): Language {
  useLingui();
  return activeLanguage();
}
