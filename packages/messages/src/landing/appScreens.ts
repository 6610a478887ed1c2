import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

/** What each picture of the app shows. */
export const appScreenLabels = (i18n: I18n) => ({
  findMatch: t(i18n)`The app: three matches tonight near you`,
  matchDetail: t(
    i18n,
  )`The app: a five-a-side match with its players on the pitch, the hour, the place and the price`,
  chat: t(i18n)`The app: the chat room of a match, where the players share bibs, balls and lifts`,
  level: t(
    i18n,
  )`The app: level 12 with its XP, an MVP badge, the rank of the season and the XP of each week`,
});
