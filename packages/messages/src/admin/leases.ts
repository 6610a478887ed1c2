import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

/** Shown if another reviewer has the venue at hand. */
export const otherReviewer = (i18n: I18n, name: string) =>
  name === '' ? t(i18n)`Being reviewed by someone else` : t(i18n)`Being reviewed by ${name}`;
