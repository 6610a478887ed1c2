import { companyTextLabels } from '@campetto/messages/document/labels';
import { useLingui } from '@lingui/react';

/** The texts shown in place of a text about the company while it is not there. */
export function useTextLabels() {
  const { i18n } = useLingui();
  return companyTextLabels(i18n);
}
