import { ReadAloud } from '../../docs/page/ReadAloud.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { LiveRegion } from './LiveRegion.tsx';

/** A press of the button, and what is announced: the region itself is invisible. */
const announced = (message: string) => (
  <Stack>
    <Button>Save</Button>
    <LiveRegion message={message} />
    <ReadAloud>{message}</ReadAloud>
  </Stack>
);

/** Shows the first rule; the other is about when it is mounted. */
export const examples: readonly Example[] = [
  { do: announced('Padel Club Navigli was updated.'), dont: announced('Done') },
];
