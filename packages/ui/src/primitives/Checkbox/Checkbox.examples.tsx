import { useState } from 'react';
import type { Example } from '../../docs/page/Rules.tsx';
import { Checkbox } from './Checkbox.tsx';

function Choice({ label, checked }: { label: string; checked: boolean }) {
  const [state, setState] = useState(checked);
  return <Checkbox label={label} checked={state} onCheckedChange={setState} />;
}

export const examples: readonly Example[] = [
  { do: <Choice label="Has lights" checked />, dont: <Choice label="No lights" checked={false} /> },
];
