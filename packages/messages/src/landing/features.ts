import type { FeatureGridProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { matchesOf } from './matches.ts';

/** The sports of the sample matches that are on tonight, one of each. */
const SPORTS = ['football', 'basketball', 'padel', 'tennis', 'volleyball'] as const;

/** What the app does (spec §2.2). */
export function featureTexts(i18n: I18n): Omit<FeatureGridProps, 'id'> {
  const [earned, needed] = [i18n.number(720), i18n.number(1200, { useGrouping: 'always' })];
  const [distance, rating] = [i18n.number(1.2), i18n.number(4.7)];
  const cost = i18n.number(6, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
  return {
    eyebrow: t(i18n)`Features`,
    title: t(i18n)`Everything around the ninety minutes`,
    lead: t(i18n)`From the first free evening to the last vote for best player.`,
    cards: [
      {
        kind: 'find',
        matches: SPORTS.flatMap((sport) => matchesOf(i18n, sport).slice(0, 1)),
        title: t(i18n)`Find matches`,
        points: [
          t(i18n)`Indoor and outdoor pitches`,
          t(i18n)`Real-time availability`,
          t(i18n)`Match status tracking, from open to played`,
        ],
      },
      {
        kind: 'coach',
        advice: t(i18n)`They leave their left side open: start there.`,
        title: t(i18n)`AI coach`,
        points: [
          t(i18n)`Tactics for your team and your next opponent`,
          t(i18n)`A journal before and after the match`,
        ],
      },
      {
        kind: 'progress',
        level: '12',
        xp: t(i18n)`${earned} / ${needed} XP`,
        part: 0.6,
        weeks: [0.42, 0.55, 0.3, 0.62, 0.74, 0.58, 1],
        title: t(i18n)`Progress tracking`,
        points: [t(i18n)`User levels`, t(i18n)`Seasonal ranks`, t(i18n)`XP for every match`],
      },
      {
        kind: 'events',
        votes: [
          { name: 'Giulia', count: 4 },
          { name: 'Samir', count: 2 },
          { name: 'Luca', count: 1 },
        ],
        title: t(i18n)`Events and statistics`,
        points: [
          t(i18n)`Organise events of your own`,
          t(i18n)`Detailed statistics`,
          t(i18n)`Performance trends`,
          t(i18n)`MVP voting`,
        ],
      },
      {
        kind: 'venue',
        name: 'Arena Borgo Roma',
        detail: t(i18n)`${distance} km · covered · ${rating} ★`,
        cost: t(i18n)`${cost} each`,
        title: t(i18n)`The right venue`,
        points: [t(i18n)`Location-based search`, t(i18n)`Venue ratings`, t(i18n)`Cost tracking`],
      },
      {
        kind: 'chat',
        messages: [
          { name: 'Luca', text: t(i18n)`I’ve got the bibs and two balls.` },
          { text: t(i18n)`I’ll pick Anna up at 19:30!` },
          { name: 'Samir', text: t(i18n)`Ten at last! We’re on pitch 2.` },
        ],
        title: t(i18n)`Talk in real time`,
        points: [t(i18n)`Match chat rooms`, t(i18n)`Direct messaging`, t(i18n)`Push notifications`],
      },
    ],
  };
}
