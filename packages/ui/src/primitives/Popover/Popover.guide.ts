import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'beta',
  since: '0.2.0',
  use: 'Shows a few choices or one field beside the button that opens it, without covering the page.',
  avoid:
    'What needs all attention is a Dialog, one of several values a Select. A list of links is a navigation.',
  anatomy: [
    ['Trigger', 'A Button, or another button of your own.'],
    ['Panel', 'Below the trigger, at its end; above it where there is no room.'],
  ],
  states: [['Open', 'The rest of the page stays usable.']],
  keyboard: [
    ['Enter, Space', 'On the trigger: opens and closes the panel.'],
    ['Tab', 'From the trigger into the panel, and from its last control to the first.'],
    ['Escape', 'Closes the panel; focus returns to the trigger.'],
  ],
  code: `import { Button, Popover } from '@campetto/ui';
import { useState } from 'react';

export function Share() {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label="Share"
      trigger={<Button>Share</Button>}
    >
      <p>Everybody with the link can see this venue.</p>
    </Popover>
  );
}
`,
  rules: [
    {
      do: 'A trigger that names what it opens: “Filters”.',
      dont: '“More”: nobody knows what is behind it.',
    },
    {
      do: 'Close the panel when its task is done.',
      dont: 'Open one popover from another.',
    },
  ],
  content: [
    'The label names what it contains: “Filters”.',
    'It is the text of the button that opens it: whoever hears both hears the same word.',
  ],
  screenReader: [
    'The trigger reports whether it is open. The panel is a dialog with the label as its name.',
  ],
};
