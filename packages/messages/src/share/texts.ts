import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

/** The texts that the page of every shared link shows (spec §2.6). */
export const shareFrameTexts = (i18n: I18n, name: string) => ({
  install: t(i18n)`Install the app`,
  footer: t(i18n)`${name}, the little pitch around the corner.`,
});

/** The texts for a link to a match, which needs the app. */
export const sharedGameTexts = (i18n: I18n) => ({
  message: t(i18n)`Someone wants you on the pitch. Open the match in the app.`,
  notice: {
    title: t(i18n)`You need the app`,
    explanation: t(i18n)`Someone shared a match with you: install the app now to see it and join.`,
  },
  open: t(i18n)`Open in the app`,
  failure: { message: t(i18n)`Not installed yet?`, link: t(i18n)`Get the app` },
  scan: t(i18n)`Scan it with your phone to open the match.`,
  copy: {
    copy: t(i18n)`Copy link`,
    copied: t(i18n)`Link copied`,
    failed: t(i18n)`Couldn’t copy the link. Here it is:`,
  },
});

export const gameCodeLabel = (i18n: I18n) => t(i18n)`QR code of this match`;

/** The texts for a link that names no match, because it was shared without one or is damaged. */
export const sharedSiteTexts = (i18n: I18n) => ({
  message: t(i18n)`Find a match, a team and a pitch near you.`,
  damaged: {
    title: t(i18n)`This link is damaged`,
    explanation: t(
      i18n,
    )`Part of it got lost along the way. Ask whoever sent it to share the match again.`,
  },
});
