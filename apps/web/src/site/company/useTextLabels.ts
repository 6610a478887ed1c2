import { companyTextLabels } from '@campetto/messages/document/labels';
import { useLingui } from '@lingui/react';

/** What a text about the company says while it is not there. */
export function useTextLabels() {
  const { i18n } = useLingui();
  return companyTextLabels(i18n);
}
