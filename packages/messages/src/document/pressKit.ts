import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

/** The texts of the press kit. */
export const pressKitTexts = (i18n: I18n) => ({
  label: t(i18n)`Logos and screenshots`,
  downloadLabel: t(i18n)`Download`,
  names: {
    drawing: t(i18n)`Logo, drawing`,
    picture: t(i18n)`Logo, picture`,
    findMatch: t(i18n)`Matches tonight`,
    matchDetail: t(i18n)`A match`,
    chat: t(i18n)`The chat of a match`,
    level: t(i18n)`Level and season`,
  },
});
