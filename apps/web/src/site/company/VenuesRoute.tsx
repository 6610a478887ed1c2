import { companyTextLabels } from '@campetto/messages/document/labels';
import { DocumentPage } from '../documents/DocumentPage.tsx';

/** What the app does for venues, and how they get into it. */
export function Component() {
  return <DocumentPage page="forVenues" topic="venues" labels={companyTextLabels} />;
}
