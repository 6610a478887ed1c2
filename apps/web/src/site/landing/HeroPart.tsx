import { Hero, HighlightedText } from '@campetto/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ATHLETES, MARKETING } from '../../config/brand.ts';
import { AppScreen } from './AppScreen.tsx';

const { activePlayers, appRating } = MARKETING.global;

/** The promise, and the first step (spec §2.2). */
export function HeroPart() {
  const { t, i18n } = useLingui();
  const athletes = i18n.number(ATHLETES);
  const rating = i18n.number(appRating);
  return (
    <Hero
      title={
        <Trans>
          Your next match is <HighlightedText>around the corner</HighlightedText>
        </Trans>
      }
      subtitle={t`Football on Tuesday, padel on Thursday. Campetto finds the match, the people and the pitch: you bring your trainers.`}
      chips={[t`Find nearby`, t`AI coach`, t`Track progress`]}
      community={t`${activePlayers} active players a day`}
      action={{ label: t`Get started`, href: '/#download' }}
      more={{ label: t`How it works`, href: '/#how-it-works' }}
      trust={{
        label: t`${athletes}+ athletes signed up · ${rating} ★`,
        initials: ['GM', 'LR', 'AC', 'SB'],
      }}
      picture={<AppScreen screen="findMatch" loading="eager" />}
      callouts={[
        { sign: '12', title: t`Level up`, text: t`+180 XP this week` },
        { sign: 'MVP', title: t`Giulia, 4 votes`, text: t`Tuesday’s match` },
      ]}
    />
  );
}
