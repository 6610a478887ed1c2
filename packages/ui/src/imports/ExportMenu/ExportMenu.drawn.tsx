import { pair } from '../../docs/page/pair.tsx';
import type { Drawing } from '../../docs/page/Rules.tsx';
import { importsCopy } from '../../sample-copy/imports.ts';
import { ExportMenu } from './ExportMenu.tsx';

/** Draws the first rule, while a file is being made; the other is about what is exported. */
export const drawings: readonly Drawing[] = [
  pair(
    ExportMenu,
    { labels: importsCopy({}).menu, pending: true, onExport: () => {} },
    { pending: false },
  ),
];
