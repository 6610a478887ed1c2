import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Stores frequently used filters and sort orders under a name, and applies them with two presses.',
  avoid:
    'A few fixed views, the same for everybody, are links in the navigation. A single choice among known values is a Select.',
  anatomy: [
    [
      'Button',
      'Shows the name of the current view, or “Saved views”. A long name is truncated; the list shows it in full.',
    ],
    [
      'List',
      'One view per row: its name, its filters, a tick for the current one. A long list scrolls.',
    ],
    ['Delete', 'A bin at the end of each row.'],
    ['Undo', 'After a view was deleted or replaced: which one, and a button that brings it back.'],
    [
      'Save',
      'A field and a button for the current filters. If the name exists, Save becomes Replace.',
    ],
  ],
  states: [
    ['Closed', 'With the name of the view, or without one.'],
    [
      'Open',
      'Aligned to the end of its button; on a phone as wide as the row. Leaving it closes it.',
    ],
    ['Empty', 'Explains the purpose of views.'],
  ],
  keyboard: [
    ['Enter, Space', 'Open and close; press the focused control.'],
    [
      'Tab',
      'From view to delete button to the next view, then the field and Save. After Save it starts again.',
    ],
    ['Enter', 'In the field: saves; a blank name is reported.'],
    ['Escape', 'Closes; the focus returns to the button.'],
  ],
  code: `import { type SavedView, SavedViews } from '@campetto/ui';
import { labels } from '@campetto/ui/labels/en';
import { useState } from 'react';

export function Views() {
  const [views, setViews] = useState<readonly SavedView[]>([]);
  const [current, setCurrent] = useState<string | null>(null);
  return (
    <SavedViews
      labels={labels.SavedViews}
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
      do: 'Let people name their views: “Milan without a street”.',
      dont: 'Number them: “View 1” says nothing a week later.',
    },
    {
      do: 'Place it in a ReviewToolbar, or give the row around it position: relative; on a phone the panel is as wide as that row.',
      dont: 'Use it without such a row: on a phone the panel would open at the page’s end.',
    },
  ],
  content: [
    'The name of a view says what it lists: “Milan without a street”. It has at most 60 characters.',
    'The button shows up to 14 rem of it, then three dots, and the whole in its tooltip; in the list it wraps.',
    'The empty list says what views are good for, in two sentences: “No views yet. Filter the list, then save it here under a name.”',
    'The bin is a verb that the name completes, “Delete: Padel in Milan”; the result is a sentence: “Padel in Milan deleted”.',
  ],
  screenReader: [
    'The button is named “Saved views”, with the current view after it, and reports whether the panel is open; the current view is reported as current. A deletion is announced.',
  ],
};
