import type { FileFormat } from '@campetto/contract';
import type { ExportMenuProps } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { plural, t } from '@lingui/core/macro';

export const FORMAT_NAMES: Record<FileFormat, string> = {
  csv: 'CSV',
  geojson: 'GeoJSON',
  ndjson: 'NDJSON',
};

/** `capped`: there are more than `total` venues; they were not counted further. */
export const exportLabels = (
  i18n: I18n,
  { total, capped }: { total: number | undefined; capped: boolean },
): ExportMenuProps['labels'] => ({
  open: t(i18n)`Export`,
  scope: scopeOf(i18n, total, capped),
  formats: {
    csv: { name: FORMAT_NAMES.csv, use: t(i18n)`For a spreadsheet` },
    geojson: { name: FORMAT_NAMES.geojson, use: t(i18n)`For a map` },
    ndjson: { name: FORMAT_NAMES.ndjson, use: t(i18n)`For a program: one venue a line` },
  },
});

function scopeOf(i18n: I18n, total: number | undefined, capped: boolean): string {
  if (total === undefined) return t(i18n)`All venues, as they are filtered now`;
  return capped
    ? t(i18n)`More than ${i18n.number(total)} venues, as they are filtered now`
    : t(i18n)`${plural(total, { one: '# venue', other: '# venues' })}, as they are filtered now`;
}

export const exportFailed = (i18n: I18n) => t(i18n)`The export failed. Please try again.`;

/** Shown after the export of a search that only finds similar words. */
export const exportedNothing = (i18n: I18n) =>
  t(i18n)`Nothing was exported: no venue in this list matches the search.`;
