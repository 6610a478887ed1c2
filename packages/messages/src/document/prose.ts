import type { ProseProps } from '@campetto/ui/prose';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';

/** The labels that Prose adds to a document. */
export const proseLabels = (i18n: I18n): ProseProps['labels'] => ({
  newTab: t(i18n)`opens in a new tab`,
  table: t(i18n)`Table`,
  code: t(i18n)`Formula`,
  linkTo: (heading: string) => t(i18n)`Link to: ${heading}`,
});
