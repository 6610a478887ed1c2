import { companyTextLabels } from '@campetto/messages/document/labels';
import { DocumentPage } from '../documents/DocumentPage.tsx';

/** The accessibility statement. */
export function Component() {
  return <DocumentPage page="accessibility" topic="accessibility" labels={companyTextLabels} />;
}
