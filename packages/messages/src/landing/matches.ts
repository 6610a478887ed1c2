import type { Match } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';

export type Sport = Match['court'];
/** Place, time, how many players have joined, and how many can. */
type Example = [quarter: string, time: string, joined: number, all: number];

/** Invented matches, like those in the pictures of the app. */
const EXAMPLES: Record<Sport, Example[]> = {
  football: [
    ['Borgo Roma', '20:00', 8, 10],
    ['Golosine', '21:15', 11, 14],
  ],
  basketball: [
    ['Parco Adige', '21:00', 4, 6],
    ['Bassone', '20:30', 9, 10],
  ],
  padel: [
    ['San Zeno', '20:30', 3, 4],
    ['Chievo', '19:00', 2, 4],
  ],
  tennis: [
    ['Parona', '18:30', 1, 2],
    ['Borgo Trento', '20:00', 2, 4],
  ],
  volleyball: [
    ['Valdonega', '20:00', 10, 12],
    ['Quinzano', '19:30', 3, 4],
  ],
};

export const sportNames = (i18n: I18n): Record<Sport, string> => ({
  football: t(i18n)`Football`,
  basketball: t(i18n)`Basketball`,
  padel: t(i18n)`Padel`,
  tennis: t(i18n)`Tennis`,
  volleyball: t(i18n)`Volleyball`,
});

/** The matches of a sport on one evening, as the app would list them. */
export function matchesOf(i18n: I18n, court: Sport): Match[] {
  const name = sportNames(i18n)[court];
  return EXAMPLES[court].map(([quarter, time, joined, all]) => ({
    court,
    title: `${name}, ${quarter}`,
    detail: t(i18n)`${time} · ${joined} of ${all}`,
    spots: t(i18n)`${plural(all - joined, { one: '# spot', other: '# spots' })}`,
  }));
}
