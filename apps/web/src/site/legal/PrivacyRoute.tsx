import { privacyLabels } from '@campetto/messages/document/labels';
import { DocumentPage } from '../documents/DocumentPage.tsx';

export function Component() {
  return <DocumentPage page="privacy" topic="privacy" labels={privacyLabels} />;
}
