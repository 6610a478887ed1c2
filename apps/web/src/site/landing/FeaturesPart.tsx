import { FeatureGrid } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { useMatches } from './useMatches.ts';

/** What the app does (spec §2.2). */
export function FeaturesPart() {
  const { t, i18n } = useLingui();
  const { tonight } = useMatches();
  const [earned, needed] = [i18n.number(720), i18n.number(1200, { useGrouping: 'always' })];
  const [distance, rating] = [i18n.number(1.2), i18n.number(4.7)];
  const cost = i18n.number(6, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
  return (
    <FeatureGrid
      id="features"
      eyebrow={t`Features`}
      title={t`Everything around the ninety minutes`}
      lead={t`From the first free evening to the last vote for best player.`}
      cards={[
        {
          kind: 'find',
          matches: tonight,
          title: t`Find matches`,
          points: [
            t`Indoor and outdoor pitches`,
            t`Real-time availability`,
            t`Match status tracking, from open to played`,
          ],
        },
        {
          kind: 'coach',
          advice: t`They leave their left side open: start there.`,
          title: t`AI coach`,
          points: [
            t`Tactics for your team and your next opponent`,
            t`A journal before and after the match`,
          ],
        },
        {
          kind: 'progress',
          level: '12',
          xp: t`${earned} / ${needed} XP`,
          part: 0.6,
          weeks: [0.42, 0.55, 0.3, 0.62, 0.74, 0.58, 1],
          title: t`Progress tracking`,
          points: [t`User levels`, t`Seasonal ranks`, t`XP for every match`],
        },
        {
          kind: 'events',
          votes: [
            { name: 'Giulia', count: 4 },
            { name: 'Samir', count: 2 },
            { name: 'Luca', count: 1 },
          ],
          title: t`Events and statistics`,
          points: [
            t`Organise events of your own`,
            t`Detailed statistics`,
            t`Performance trends`,
            t`MVP voting`,
          ],
        },
        {
          kind: 'venue',
          name: 'Arena Borgo Roma',
          detail: t`${distance} km · covered · ${rating} ★`,
          cost: t`${cost} each`,
          title: t`The right venue`,
          points: [t`Location-based search`, t`Venue ratings`, t`Cost tracking`],
        },
        {
          kind: 'chat',
          messages: [
            { name: 'Luca', text: t`I’ve got the bibs and two balls.` },
            { text: t`I’ll pick Anna up at 19:30!` },
            { name: 'Samir', text: t`Ten at last! We’re on pitch 2.` },
          ],
          title: t`Talk in real time`,
          points: [t`Match chat rooms`, t`Direct messaging`, t`Push notifications`],
        },
      ]}
    />
  );
}
