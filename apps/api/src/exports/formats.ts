import type { FileFormat } from '@campetto/contract';
import { protectCell } from './cell.ts';
import { EXPORT_FIELDS, type ExportRecord } from './record.ts';

interface Format {
  mediaType: string;
  /** The start and the end of a file. */
  header: string;
  footer: string;
  /** Between two records, but not after the last. */
  separator: string;
  render(record: ExportRecord): string;
}

/** Spreadsheets recognise UTF-8 by this mark only. */
const BYTE_ORDER_MARK = '\uFEFF';

function cell(value: ExportRecord[keyof ExportRecord]): string {
  // A coordinate is to be a number in the spreadsheet too.
  if (typeof value === 'number') return `"${value}"`;
  const text = Array.isArray(value) ? value.join(' ') : String(value ?? '');
  return `"${protectCell(text).replaceAll('"', '""')}"`;
}

const csvRow = (cells: string[]) => `${cells.join(',')}\r\n`;

function feature({ latitude, longitude, ...properties }: ExportRecord) {
  const isKnown = latitude !== 0 || longitude !== 0;
  return {
    type: 'Feature',
    id: properties.id,
    geometry: isKnown ? { type: 'Point', coordinates: [longitude, latitude] } : null,
    properties,
  };
}

/** How a file of each format is written. */
export const FORMATS: Readonly<Record<FileFormat, Format>> = {
  csv: {
    mediaType: 'text/csv; charset=utf-8',
    header: BYTE_ORDER_MARK + csvRow(EXPORT_FIELDS.map(cell)),
    footer: '',
    separator: '',
    render: (record) => csvRow(EXPORT_FIELDS.map((field) => cell(record[field]))),
  },
  geojson: {
    mediaType: 'application/geo+json',
    header: '{"type":"FeatureCollection","features":[\n',
    footer: '\n]}\n',
    separator: ',\n',
    render: (record) => JSON.stringify(feature(record)),
  },
  ndjson: {
    mediaType: 'application/x-ndjson',
    header: '',
    footer: '',
    separator: '',
    render: (record) => `${JSON.stringify(record)}\n`,
  },
};
