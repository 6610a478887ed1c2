import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { contentCopy } from '../../sample-copy/content.ts';
import { DownloadGrid } from './DownloadGrid.tsx';

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 62"%3E%3Crect width="30" height="62" fill="%230E6FE6"/%3E%3C/svg%3E';

/** Three pictures of a press kit. */
export function samplePictures(globals: Record<string, unknown>) {
  const { names, ...labels } = contentCopy(globals).pressKit;
  const files = names.map((name, index) => ({
    name,
    href: `${PICTURE}#${index}`,
    format: 'PNG',
    width: 300,
    height: 620,
  }));
  return { ...labels, files };
}

const kit = samplePictures({});

export const examples: readonly Example[] = [
  pair(
    DownloadGrid,
    { ...kit, files: kit.files.slice(0, 2) },
    {
      files: kit.files
        .slice(0, 2)
        .map((file, index) => ({ ...file, name: `${['find-match', 'match'][index]}-en.png` })),
    },
  ),
];
