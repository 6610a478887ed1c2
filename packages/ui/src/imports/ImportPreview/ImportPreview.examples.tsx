import { pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { importsCopy } from '../../sample-copy/imports.ts';
import { ImportPreview } from './ImportPreview.tsx';

const { detail, fields, labels, record, title } = importsCopy({}).preview;

const records = (name: readonly string[], street: readonly string[]) => [
  {
    title: record(1, 1),
    leftOut: [],
    fields: [
      { id: 'name', label: fields.name, value: 'CALLE LYON 136', from: name },
      { id: 'address', label: fields.street, value: 'Campo de fútbol Orcasitas', from: street },
    ],
  },
];

/** The name and the street were mixed up. */
export const examples: readonly Example[] = [
  pair(
    ImportPreview,
    {
      labels,
      title,
      detail,
      records: records(['NOMBRE-VIA', 'NUM'], ['NOMBRE']),
      unused: [],
      children: null,
    },
    { records: records([], []) },
  ),
];
