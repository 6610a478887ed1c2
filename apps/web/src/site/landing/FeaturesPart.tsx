import { FeatureGrid } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';

/** What the app does (spec §2.2). */
export function FeaturesPart() {
  const { t } = useLingui();
  return (
    <FeatureGrid
      id="features"
      eyebrow={t`Features`}
      title={t`Everything around the ninety minutes`}
      lead={t`From the first free evening to the last vote for best player.`}
      cards={[
        {
          kind: 'find',
          title: t`Find matches`,
          points: [
            t`Indoor and outdoor pitches`,
            t`Real-time availability`,
            t`Match status tracking, from open to played`,
          ],
        },
        {
          kind: 'coach',
          title: t`AI coach`,
          points: [
            t`Tactics for your team and your next opponent`,
            t`A journal before and after the match`,
          ],
        },
        {
          kind: 'progress',
          title: t`Progress tracking`,
          points: [t`User levels`, t`Seasonal ranks`, t`XP for every match`],
        },
        {
          kind: 'events',
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
          title: t`The right venue`,
          points: [t`Location-based search`, t`Venue ratings`, t`Cost tracking`],
        },
        {
          kind: 'chat',
          title: t`Talk in real time`,
          points: [t`Match chat rooms`, t`Direct messaging`, t`Push notifications`],
        },
      ]}
    />
  );
}
