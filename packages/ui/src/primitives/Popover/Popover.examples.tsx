import { useState } from 'react';
import type { Example } from '../../docs/page/Rules.tsx';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

function Filters({ trigger }: { trigger: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label="Filters"
      trigger={<Button>{trigger}</Button>}
    >
      <p style={{ padding: '1rem' }}>Country, city, sport</p>
    </Popover>
  );
}

/** Shows the first rule; the other is about what is closed. */
export const examples: readonly Example[] = [
  { do: <Filters trigger="Filters" />, dont: <Filters trigger="More" /> },
];
