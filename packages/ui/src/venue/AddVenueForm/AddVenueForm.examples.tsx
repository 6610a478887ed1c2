import type { Example } from '../../docs/page/Rules.tsx';
import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { addVenueCopy } from '../../sample-copy/addVenue.ts';

const { form, problems } = addVenueCopy({});

/** The first field and the buttons of the form. */
const ends = (isEnabled: boolean) => (
  <Stack>
    <TextField label={form.name} error={isEnabled ? problems.name : undefined} />
    <Stack direction="along">
      <Button>{form.cancel}</Button>
      <Button tone="brand" disabled={!isEnabled}>
        {form.create}
      </Button>
    </Stack>
  </Stack>
);

/** Shows the first rule; the other is about the focus. */
export const examples: readonly Example[] = [{ do: ends(true), dont: ends(false) }];
