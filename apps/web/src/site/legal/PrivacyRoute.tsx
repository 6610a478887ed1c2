import { privacyLabels } from '@campetto/messages/document/labels';
import { useLingui } from '@lingui/react';
import { DocumentPage } from '../documents/DocumentPage.tsx';

export function Component() {
  const { i18n } = useLingui();
  return <DocumentPage page="privacy" topic="privacy" labels={privacyLabels(i18n)} />;
}
