import type { ComingSoonProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

/** The note about features that are not available yet (spec §2.2). */
export const soonTexts = (i18n: I18n): ComingSoonProps => ({
  badge: t(i18n)`Coming soon`,
  title: t(i18n)`Tournaments`,
  text: t(i18n)`Groups, brackets and a trophy to photograph. We are marking out the lines.`,
});
