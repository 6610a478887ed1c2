import type { SportSlug } from '@campetto/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';

const SPORT_NAMES: Record<SportSlug, MessageDescriptor> = {
  football: msg`Football`,
  padel: msg`Padel`,
  tennis: msg`Tennis`,
  basketball: msg`Basketball`,
  volleyball: msg`Volleyball`,
};

/** The display name of a sport in the language of the screen. */
export function useSportNames(): (sport: SportSlug) => string {
  const { _ } = useLingui();
  // The translator is another for each language.
  return useCallback((sport) => _(SPORT_NAMES[sport]), [_]);
}
