import Menu from 'lucide-react/icons/menu';
import type { Example } from '../../docs/page/Rules.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { IconButton } from './IconButton.tsx';

/** The button beside its name, which is otherwise only in the tooltip. */
const named = (label: string) => (
  <Stack direction="along" gap="tight">
    <IconButton icon={Menu} label={label} />
    <span>{label}</span>
  </Stack>
);

export const examples: readonly Example[] = [
  { do: named('Open menu'), dont: named('Three lines') },
];
