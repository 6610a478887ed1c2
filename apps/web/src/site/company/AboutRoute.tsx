import { companyTextLabels } from '@campetto/messages/document/labels';
import { DocumentPage } from '../documents/DocumentPage.tsx';
import { FirstScreenEnd } from '../page.tsx';
import { PressKit } from './PressKit.tsx';

/** Who makes the app, and what the press may publish. */
export function Component() {
  return (
    <DocumentPage page="about" topic="about" labels={companyTextLabels}>
      <FirstScreenEnd />
      <PressKit />
    </DocumentPage>
  );
}
