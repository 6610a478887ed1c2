import type { SportSlug } from '@campetto/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const SPORT_NAMES: Record<SportSlug, MessageDescriptor> = {
  football: msg`Football`,
  padel: msg`Padel`,
  tennis: msg`Tennis`,
  basketball: msg`Basketball`,
  volleyball: msg`Volleyball`,
};

/** The display name of a sport in the language of the screen. */
export function useSportNames(): (sport: SportSlug) => string {
  const { i18n } = useLingui();
  return (sport) => i18n._(SPORT_NAMES[sport]);
}
