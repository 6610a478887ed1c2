import type { ImportReport } from '@campetto/contract';

export type { ImportReport };

type Remark = ImportReport['refusals'][number];

/** Every line of a wrong file may be refused: the report must stay readable and fit into memory. */
export const REMARKS_MAX = 1000;
const REASON_MAX = 300;

export function emptyReport(file: string): ImportReport {
  return {
    file,
    unit: 'line',
    read: 0,
    new: 0,
    changed: 0,
    unchanged: 0,
    kept: 0,
    stayDiscarded: 0,
    unnamed: 0,
    unknownCountry: 0,
    refused: 0,
    refusals: [],
    leftOut: [],
    leftOutCount: 0,
    keptVenues: [],
    returnedVenues: [],
  };
}

export function refuse(report: ImportReport, at: number, reason: string) {
  report.refused += 1;
  if (report.refusals.length < REMARKS_MAX) {
    report.refusals.push({ at, reason: reason.slice(0, REASON_MAX) });
  }
}

export function reportLeftOut(report: ImportReport, remarks: readonly Remark[]) {
  report.leftOutCount = (report.leftOutCount ?? 0) + remarks.length;
  report.leftOut.push(...remarks.slice(0, REMARKS_MAX - report.leftOut.length));
}

/** The reports as text: a block for each file and, for several files, their sum. */
export function renderReport(reports: readonly ImportReport[]): string {
  const blocks = reports.map((report) =>
    [
      report.file,
      ...(report.failure === undefined ? [] : [`  failed: ${report.failure}`]),
      `  ${renderCounts(report)}`,
      ...renderRemarks('refused', report.unit, report.refusals, report.refused),
      ...renderRemarks('left out', report.unit, report.leftOut, report.leftOutCount ?? 0),
      ...renderKept(report),
      ...renderReturned(report),
    ].join('\n'),
  );
  if (reports.length > 1) blocks.push(`all files\n  ${renderCounts(sumOf(reports))}`);
  return blocks.join('\n\n');
}

/** The labels of the counts, in the order of a report. */
const LABELS = {
  read: 'read',
  new: 'new',
  changed: 'changed',
  unchanged: 'unchanged',
  kept: 'kept as decided',
  stayDiscarded: 'stay discarded',
  refused: 'refused',
} as const satisfies Partial<Record<keyof ImportReport, string>>;
type Counts = Pick<ImportReport, keyof typeof LABELS>;
const COUNTS = Object.keys(LABELS) as (keyof Counts)[]; // a constant has no other keys

const sumOf = (reports: readonly Counts[]): Counts => {
  const sum = emptyReport('');
  for (const report of reports) for (const count of COUNTS) sum[count] += report[count];
  return sum;
};

const renderCounts = (counts: Counts) =>
  COUNTS.map((count) => `${LABELS[count]} ${counts[count]}`).join(' · ');

function renderRemarks(title: string, unit: string, remarks: readonly Remark[], total: number) {
  if (remarks.length === 0) return [];
  const rest = total - remarks.length;
  return [
    `  ${title}:`,
    ...remarks
      .toSorted((a, b) => a.at - b.at)
      .map(({ at, reason }) => `    ${unit} ${at}: ${reason}`),
    ...(rest > 0 ? [`    and ${rest} more`] : []),
  ];
}

function renderKept({ unit, kept, keptVenues }: ImportReport) {
  if (keptVenues.length === 0) return [];
  const rest = kept - keptVenues.length;
  return [
    `  ${LABELS.kept}:`,
    ...keptVenues.flatMap(({ at, venueName, folderPath, values }) => [
      `    ${unit} ${at}: ${venueName} (${folderPath})`,
      ...values.map(
        ({ field, kept: stored, given }) =>
          `      ${field}: "${stored}"; the source has "${given}"`,
      ),
    ]),
    ...(rest > 0 ? [`    and ${rest} more`] : []),
  ];
}

function renderReturned({ unit, returnedVenues }: ImportReport) {
  if (returnedVenues.length === 0) return [];
  return [
    '  look like discarded venues:',
    ...returnedVenues.map(({ at, venueName, discarded }) => {
      const { name, by, reason, note } = discarded;
      const why = [reason, note].filter(Boolean).join(', ');
      return `    ${unit} ${at}: ${venueName}, like "${name}", discarded by ${by ?? 'an administrator'}${why && `: ${why}`}`;
    }),
  ];
}
