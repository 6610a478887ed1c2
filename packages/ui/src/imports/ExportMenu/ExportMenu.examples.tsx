import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { importsCopy } from '../../sample-copy/imports.ts';
import { ExportMenu } from './ExportMenu.tsx';

/** Shows the first rule, while a file is being made; the other is about what is exported. */
export const examples: readonly Example[] = [
  pair(
    ExportMenu,
    { labels: importsCopy({}).menu, pending: true, onExport: () => {} },
    { pending: false },
  ),
];
