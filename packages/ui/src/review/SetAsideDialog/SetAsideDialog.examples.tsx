import { setAsideLabels } from '@campetto/messages/admin/set-aside';
import { i18nOf } from '@campetto/messages/stories/i18n';
import { DialogPicture } from '../../docs/page/DialogPicture.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { Button } from '../../primitives/Button/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';

const labels = setAsideLabels(i18nOf({}), false);

const asking = (label: string, note: string) => (
  <DialogPicture
    title={labels.title}
    footer={
      <>
        <Button>{labels.cancel}</Button>
        <Button tone="brand">{labels.confirm}</Button>
      </>
    }
  >
    <TextField label={label} note={labels.optional} defaultValue={note} />
  </DialogPicture>
);

export const examples: readonly Example[] = [
  {
    do: asking(labels.note, 'Whether the small court is open to everybody'),
    dont: asking('Note', 'later'),
  },
];
