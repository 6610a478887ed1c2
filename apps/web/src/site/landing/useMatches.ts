import type { Match } from '@campetto/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

type Sport = Match['court'];
/** Where, when, how many have joined, and how many can. */
type Example = [quarter: string, time: string, joined: number, all: number];

/** Examples, like the pictures of the app. */
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

/** Returns the sports, the matches of a sport on one evening as the app would list them, and one of each sport. */
export function useMatches() {
  const { t } = useLingui();
  const names = {
    football: t`Football`,
    basketball: t`Basketball`,
    padel: t`Padel`,
    tennis: t`Tennis`,
    volleyball: t`Volleyball`,
  };
  const matchesOf = (court: Sport): Match[] =>
    EXAMPLES[court].map(([quarter, time, joined, all]) => ({
      court,
      title: `${names[court]}, ${quarter}`,
      detail: t`${time} · ${joined} of ${all}`,
      spots: t`${plural(all - joined, { one: '# spot', other: '# spots' })}`,
    }));
  const tonight = Object.keys(names).flatMap((court) => matchesOf(court as Sport).slice(0, 1));
  return { names, matchesOf, tonight };
}
