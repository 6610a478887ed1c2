import { DocumentPage } from '../documents/DocumentPage.tsx';
import { useTextLabels } from './useTextLabels.ts';

/** What the app does for venues, and how they get into it. */
export function Component() {
  return <DocumentPage page="forVenues" topic="venues" labels={useTextLabels()} />;
}
