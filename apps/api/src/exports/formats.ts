import type { TransferFormat } from '@campetto/contract';
import { protectCell } from './cell.ts';
import { EXPORT_FIELDS, type ExportRecord } from './record.ts';

interface Format {
  mediaType: string;
  /** What a file begins and ends with. */
  head: string;
  tail: string;
  /** Between two records, but not after the last. */
  separator: string;
  render(record: ExportRecord): string;
}

/** A spreadsheet knows UTF-8 by this mark only. */
const BYTE_ORDER_MARK = '\uFEFF';

function cell(value: ExportRecord[keyof ExportRecord]): string {
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
export const FORMATS: Readonly<Record<TransferFormat, Format>> = {
  csv: {
    mediaType: 'text/csv; charset=utf-8',
    head: BYTE_ORDER_MARK + csvRow(EXPORT_FIELDS.map(cell)),
    tail: '',
    separator: '',
    render: (record) => csvRow(EXPORT_FIELDS.map((field) => cell(record[field]))),
  },
  geojson: {
    mediaType: 'application/geo+json',
    head: '{"type":"FeatureCollection","features":[\n',
    tail: '\n]}\n',
    separator: ',\n',
    render: (record) => JSON.stringify(feature(record)),
  },
  ndjson: {
    mediaType: 'application/x-ndjson',
    head: '',
    tail: '',
    separator: '',
    render: (record) => `${JSON.stringify(record)}\n`,
  },
};
