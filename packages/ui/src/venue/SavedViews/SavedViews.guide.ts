import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Gives a name to filters and order that one needs often, and brings them back with two presses.',
  avoid:
    'A handful of fixed views, the same for everybody, are links in the navigation. A single choice among known values is a Select.',
  anatomy: [
    [
      'Button',
      'Bears the name of the view that is shown, or “Saved views”. A long name is cut off; the list tells it in full.',
    ],
    [
      'List',
      'A view per row: its name, what it shows, a tick beside the one at hand. It scrolls when it gets long.',
    ],
    ['Delete', 'A bin at the end of each row.'],
    [
      'Save',
      'A field and a button for what is shown now. A name that is taken turns Save into Replace.',
    ],
  ],
  states: [
    ['Closed', 'With the name of the view, or without one.'],
    [
      'Open',
      'Hangs from the end of its button; on a phone it is as wide as the row. Going elsewhere closes it.',
    ],
    ['Empty', 'Says what views are good for.'],
  ],
  keyboard: [
    ['Enter, Space', 'Open and close; press what has the focus.'],
    [
      'Tab',
      'From view to bin to the next view, then the field and Save. Past either end it closes.',
    ],
    ['Enter', 'In the field: saves. A name of nothing but blanks saves nothing.'],
    ['Escape', 'Closes; the focus returns to the button.'],
  ],
  code: `import { type SavedView, SavedViews } from '@campetto/ui';
import { useState } from 'react';

export function Views() {
  const [views, setViews] = useState<readonly SavedView[]>([]);
  const [current, setCurrent] = useState<string | null>(null);
  return (
    <SavedViews
      labels={{
        title: 'Saved views',
        empty: 'No views yet. Give a name to what you look for often.',
        name: 'Save this view as',
        save: 'Save',
        replace: 'Replace',
        remove: 'Delete',
      }}
      views={views}
      current={current}
      onApply={setCurrent}
      onSave={(name) => {
        setViews([...views.filter((view) => view.name !== name), { id: name, name }]);
        setCurrent(name);
      }}
      onDelete={(id) => setViews(views.filter((view) => view.id !== id))}
    />
  );
}
`,
  rules: [
    {
      do: 'Put it into a FindBar, or give the row around it position: relative; on a phone the panel is as wide as that.',
      dont: 'Leave it in a page without such a row: on a phone the panel would open at the page’s end.',
    },
    {
      do: 'Say in the view’s detail what it shows: “Pending · Italy · No street”.',
      dont: 'Leave people to open each view in order to find out.',
    },
  ],
};
