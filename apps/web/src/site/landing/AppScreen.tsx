import { appScreenLabels } from '@campetto/messages/landing/appScreens';
import { PhoneFrame, Picture } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { PICTURES } from '../../assets/pictures/manifest.ts';
import type { ScreenName } from '../../assets/pictures/picture.ts';
import { activeLanguage } from '../../i18n/activate.ts';

interface AppScreenProps {
  screen: ScreenName;
}

/** A phone that shows a screen of the app, captured in the language on the page. */
export function AppScreen({ screen }: AppScreenProps) {
  const { i18n } = useLingui();
  const picture = PICTURES[screen][activeLanguage()];
  return (
    <PhoneFrame label={appScreenLabels(i18n)[screen]}>
      {/* No alternative text, because the label of the frame describes the picture. */}
      <Picture {...picture} alt="" loading="lazy" />
    </PhoneFrame>
  );
}
