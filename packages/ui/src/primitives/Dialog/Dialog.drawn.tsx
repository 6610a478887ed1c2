import type { Drawing } from '../../docs/page/Rules.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';

/** The question and the buttons of a dialog: a whole one would cover the page. */
function Question({ confirm, cancel }: { confirm: string; cancel: string }) {
  return (
    <Stack>
      <strong>Discard this venue?</strong>
      <Stack direction="along">
        <Button>{cancel}</Button>
        <Button tone="critical">{confirm}</Button>
      </Stack>
    </Stack>
  );
}

/** One for each rule of the guide. */
export const drawings: readonly Drawing[] = [
  {
    do: <Question cancel="Cancel" confirm="Discard" />,
    dont: <Question cancel="No" confirm="Yes" />,
  },
];
