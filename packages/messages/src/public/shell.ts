import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

/** The texts around the content of every public page. */
export const siteShellTexts = (i18n: I18n) => ({
  skipLabel: t(i18n)`Skip to content`,
  lost: {
    message: t(i18n)`Part of this page did not load. Its links still work.`,
    reload: t(i18n)`Load it again`,
  },
  loading: t(i18n)`Loading the page`,
  unreachable: {
    message: t(i18n)`That page could not be loaded. Check your connection.`,
    retry: t(i18n)`Try again`,
  },
});

export const newTabLabel = (i18n: I18n) => t(i18n)`opens in a new tab`;
export const homeLabel = (i18n: I18n) => t(i18n)`Back to the home page`;
