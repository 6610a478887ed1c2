import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { importsCopy } from '../../sample-copy/imports.ts';
import { ImportReport, type ImportReportProps } from './ImportReport.tsx';

const { figures, refusals, title } = importsCopy({}).report;

type Tone = ImportReportProps['figures'][number]['tone'];

const coloured = (added: Tone, changed: Tone) => [
  { id: 'new', label: figures.new, value: '392', tone: added },
  { id: 'changed', label: figures.changed, value: '0', tone: changed },
  { id: 'refused', label: figures.refused, value: refusals, tone: 'critical' as const },
];

export const examples: readonly Example[] = [
  pair(
    ImportReport,
    { title, figures: coloured('positive', 'neutral'), notes: [], lists: [], children: null },
    { figures: coloured('positive', 'warning') },
  ),
];
