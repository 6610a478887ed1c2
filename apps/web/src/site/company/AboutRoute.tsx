import { DocumentPage } from '../documents/DocumentPage.tsx';
import { FirstScreenEnd } from '../page.tsx';
import { PressKit } from './PressKit.tsx';
import { useTextLabels } from './useTextLabels.ts';

/** Who makes the app, and what the press may publish. */
export function Component() {
  return (
    <DocumentPage page="about" topic="about" labels={useTextLabels()}>
      <FirstScreenEnd />
      <PressKit />
    </DocumentPage>
  );
}
