import { DocumentPage } from '../documents/DocumentPage.tsx';
import { useTextLabels } from './useTextLabels.ts';

/** The accessibility statement. */
export function Component() {
  return <DocumentPage page="accessibility" topic="accessibility" labels={useTextLabels()} />;
}
