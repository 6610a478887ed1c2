import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'beta',
  since: '0.2.0',
  use: 'Offers pictures as files: the logos and screenshots of a press kit.',
  avoid: 'Pictures that are only looked at are Pictures. The stores’ buttons are StoreButtons.',
  anatomy: [
    ['Picture', 'The file itself, small; decoration, because its name follows.'],
    ['Name', 'What it shows.'],
    ['Link', 'Says the format, and for screen readers the name.'],
  ],
  states: [
    ['Wide', 'Three side by side, however wide.'],
    ['Phone', 'Two side by side.'],
    ['Very narrow phone or large text', 'One below the other.'],
  ],
  keyboard: [
    ['Tab', 'Moves from link to link.'],
    ['Enter', 'Downloads the file.'],
  ],
  code: `import { DownloadGrid } from '@campetto/ui';

export function PressKit() {
  return (
    <DownloadGrid
      label="Logos"
      downloadLabel="Download"
      files={[{ name: 'Logo', href: '/icon.svg', format: 'SVG', width: 512, height: 512 }]}
    />
  );
}
`,
  rules: [
    {
      do: 'Name what the picture shows.',
      dont: 'Show the file name: nobody looks for find-match-en.png.',
    },
  ],
  content: [
    'A name says in a few words what the picture shows, without a full stop: “Matches tonight”, not “find-match-en.png”.',
    'Two files of one thing differ in their last word: “Logo, drawing”, “Logo, picture”.',
    'The link is a verb and the format in capitals: “Download PNG”. The name is read after it: “Download PNG: Matches tonight”.',
  ],
  screenReader: [
    'A list with a name; each link is named by the download and by what the picture shows.',
  ],
};
