import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Takes the listed venues out as a file, in the format that the next program reads.',
  avoid:
    'Bringing venues in is the Import screen: FileDrop and what follows. One format alone is a Button.',
  anatomy: [
    ['Button', 'Opens and closes the panel.'],
    ['Panel', 'Hangs below the button: from its start on phones, from its end elsewhere.'],
    ['Scope', 'How many venues go out, and which.'],
    ['Format', 'Its name and what it is good for.'],
  ],
  states: [
    ['Closed, open', 'It closes when the focus or the pointer goes elsewhere.'],
    ['Hover, focused', 'The format’s ground sinks; a ring around it.'],
    ['Exporting', 'The button waits: another file has to, too.'],
  ],
  keyboard: [
    ['Enter, Space on the button', 'Open or close the panel.'],
    ['Tab', 'From format to format; past the last one, the panel closes.'],
    ['Enter, Space on a format', 'Take it, and return to the button.'],
    ['Escape', 'Closes the panel and returns to the button.'],
  ],
  code: `import { type ExportFormat, ExportMenu } from '@campetto/ui';

export function Export({ exporting, onExport }: {
  exporting: boolean;
  onExport: (format: ExportFormat) => void;
}) {
  return (
    <ExportMenu
      labels={{
        open: 'Export',
        scope: '1,229 venues, as they are filtered now',
        formats: {
          csv: { name: 'CSV', use: 'For a spreadsheet' },
          geojson: { name: 'GeoJSON', use: 'For a map' },
          ndjson: { name: 'NDJSON', use: 'For a program: one venue a line' },
        },
      }}
      exporting={exporting}
      onExport={onExport}
    />
  );
}
`,
  rules: [
    {
      do: 'Say how many venues go out before they do.',
      dont: 'A file of everything, for one who had filtered the list.',
    },
  ],
};
