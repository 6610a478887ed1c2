import { DialogPicture } from '../../docs/page/DialogPicture.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { Button } from '../Button/Button.tsx';

const question = (cancel: string, confirm: string) => (
  <DialogPicture
    title="Discard this venue?"
    footer={
      <>
        <Button>{cancel}</Button>
        <Button tone="critical">{confirm}</Button>
      </>
    }
  />
);

export const examples: readonly Example[] = [
  { do: question('Cancel', 'Discard'), dont: question('No', 'Yes') },
];
