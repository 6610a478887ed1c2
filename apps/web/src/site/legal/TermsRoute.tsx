import { termsLabels } from '@campetto/messages/document/labels';
import { DocumentPage } from '../documents/DocumentPage.tsx';

export function Component() {
  return <DocumentPage page="terms" topic="terms" labels={termsLabels} />;
}
