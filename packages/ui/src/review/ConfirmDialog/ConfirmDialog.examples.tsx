import { DialogPicture } from '../../docs/page/DialogPicture.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { Button } from '../../primitives/Button/index.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import { DialogVenue } from './DialogVenue.tsx';

const { title, message, cancel, confirm } = venueCopy({}).discard;

const question = (no: string, yes: string) => (
  <DialogPicture
    title={title}
    footer={
      <>
        <Button>{no}</Button>
        <Button tone="critical">{yes}</Button>
      </>
    }
  >
    <DialogVenue name="Padel Club Navigli" lines={['Alzaia Naviglio Grande 112, 20144 Milano']} />
    <p>{message}</p>
  </DialogPicture>
);

export const examples: readonly Example[] = [
  { do: question(cancel, confirm), dont: question('No', 'OK') },
];
