import { PhoneFrame, Picture, type PictureProps } from '@campetto/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { PICTURES } from '../../assets/pictures/manifest.ts';
import type { ScreenName } from '../../assets/pictures/picture.ts';
import { activeLanguage } from '../../i18n/activate.ts';

const WORDS: Record<ScreenName, MessageDescriptor> = {
  findMatch: msg`The app: three matches tonight near you`,
  matchDetail: msg`The app: a five-a-side match with its players on the pitch, the hour, the place and the price`,
  chat: msg`The app: the chat room of a match, where the players share bibs, balls and lifts`,
  level: msg`The app: level 12 with its XP, an MVP badge, the rank of the season and the XP of each week`,
};

interface AppScreenProps {
  screen: ScreenName;
  loading: PictureProps['loading'];
}

/** A phone that shows a screen of the app, photographed in the language on the page. */
export function AppScreen({ screen, loading }: AppScreenProps) {
  const { _ } = useLingui();
  const picture = PICTURES[screen][activeLanguage()];
  return (
    <PhoneFrame label={_(WORDS[screen])}>
      {/* The frame says what it shows. */}
      <Picture {...picture} alt="" loading={loading} />
    </PhoneFrame>
  );
}
