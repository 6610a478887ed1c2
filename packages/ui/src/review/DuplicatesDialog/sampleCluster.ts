import { findCopy } from '../../sample-copy/find.ts';
import { venueCopy } from '../../sample-copy/venue.ts';
import type { DuplicateRecord, DuplicatesDialogProps } from './types.ts';

const NAMES = [
  'Padel Club Navigli',
  'PADEL NAVIGLI MILANO A.S.D.',
  'Padel Navigli',
  'Navigli Padel 2',
  'Centro Padel Naviglio Grande',
  'Padel Navigli Milano',
  'Navigli Padel Club',
  'Padel Naviglio',
];
const LONG_NAMES = [
  'Associazione Sportiva Dilettantistica Polisportiva Comunale Padel Club Navigli e Naviglio Grande',
  'PADELNAVIGLIMILANOASSOCIAZIONESPORTIVADILETTANTISTICA',
];
const PHONES = ['', '+39 02 0000 0000', '+39 02 0000 0000', '+39 02 0000 0001'];
const WEBSITES = ['https://padelnavigli.example/prenotazioni/campi', '', 'https://padel.example'];
const STREETS = ['Alzaia Naviglio Grande 112', 'Alzaia Naviglio Grande, 112/A'];
const COURTS = ['padel', 'tennis', 'padel', 'volleyball'] as const;

/** A cluster for the stories. */
export function sampleCluster(
  globals: Record<string, unknown>,
  count: number,
  long = false,
): Pick<DuplicatesDialogProps, 'fields' | 'equal'> & { records: readonly DuplicateRecord[] } {
  const { similarity, cluster, duplicateFields, sportsOfDuplicates: sports } = findCopy(globals);
  const { status } = venueCopy(globals);
  const ids = Array.from({ length: count }, (_, index) => String(index + 1));
  const at = <T>(values: readonly T[], index: number) => values[index % values.length] as T;
  const names = long ? LONG_NAMES : NAMES;
  const fieldOf = (id: keyof typeof duplicateFields, values: readonly string[]) => ({
    id,
    label: duplicateFields[id],
    values: Object.fromEntries(ids.map((record, index) => [record, at(values, index)])),
    source: '2',
  });
  const together = { id: 'all', value: sports.together };
  return {
    records: ids.map((id, index) => ({
      id,
      name: at(names, index),
      status:
        index === 1
          ? { label: status.approved, tone: 'positive' }
          : { label: status.pending, tone: 'warning' },
      court: at(COURTS, index),
      similarity: index === 0 ? [cluster.thisVenue] : similarity,
      origin: index === 0 ? 'Comune di Milano' : 'OpenStreetMap',
      keepable: true,
      different: false,
    })),
    fields: [
      fieldOf('name', names),
      fieldOf('phone', PHONES),
      fieldOf('website', WEBSITES),
      fieldOf('address', STREETS),
      { ...fieldOf('sports', [sports.venue, sports.duplicate]), together },
    ],
    equal: {
      label: cluster.equal(1),
      fields: [{ id: 'postalCode', label: duplicateFields.postalCode, value: '20144' }],
    },
  };
}
