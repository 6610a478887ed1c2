import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Exports the listed venues as a file in the chosen format.',
  avoid:
    'Imports use the Import screen: FileDrop and the following components. A single format needs only a Button.',
  anatomy: [
    ['Button', 'Opens and closes the panel.'],
    ['Panel', 'Below the button: aligned to its start on phones, to its end elsewhere.'],
    ['Scope', 'How many venues are exported, and which.'],
    ['Format', 'Its name and its purpose.'],
  ],
  states: [
    ['Closed, open', 'It closes when the focus or the pointer leaves it.'],
    ['Hover, focused', 'The format gets a darker background; focused, a ring.'],
    ['Exporting', 'The button is pending; only one export runs at a time.'],
  ],
  keyboard: [
    ['Enter, Space on the button', 'Open or close the panel.'],
    ['Tab', 'Moves from format to format; after the last one comes the first.'],
    ['Enter, Space on a format', 'Export it, and return to the button.'],
    ['Escape', 'Closes the panel and returns to the button.'],
  ],
  code: `import { type ExportFormat, ExportMenu } from '@campetto/ui';
import { labels } from '@campetto/ui/labels/en';

export function Export({ pending, onExport }: {
  pending: boolean;
  onExport: (format: ExportFormat) => void;
}) {
  return (
    <ExportMenu
      labels={labels.ExportMenu}
      pending={pending}
      onExport={onExport}
    />
  );
}
`,
  rules: [
    {
      do: 'Pass `pending` while the file is being made.',
      dont: 'An enabled button: a second press starts a second export.',
    },
    {
      do: 'State how many venues are exported before the export starts.',
      dont: 'Export everything when the user has filtered the list.',
    },
  ],
  content: [
    'The first line gives the number and the restriction: “1,229 venues, as they are filtered now”.',
    'A format is written as its specification does, “GeoJSON”; its use starts with “For”: “For a map”.',
    'The button is one verb, “Export”. Where only its icon has room, the verb is its tooltip and its name.',
  ],
  screenReader: [
    'The button reports whether the menu is open, and that it is busy during an export.',
  ],
};
