import { FileError } from '../errors.ts';
import type { SourceRecord } from '../readers/record.ts';
import { activePlaces } from './active-places.ts';
import { campetto } from './campetto.ts';
import { lombardia } from './lombardia.ts';
import { madrid } from './madrid.ts';
import { milano } from './milano.ts';
import { normalized } from './normalized.ts';
import { osmAnywhere, osmNetherlands, osmPiemonte } from './osm.ts';
import type { Source } from './source.ts';

/** Every source that the import can read; the first that recognises a file reads it. */
const SOURCES: readonly Source[] = [
  campetto,
  milano,
  madrid,
  activePlaces,
  lombardia,
  osmPiemonte,
  osmNetherlands,
  osmAnywhere,
  normalized,
];

export const SOURCE_KEYS = SOURCES.map((source) => source.key);

/**
 * The source of a file: the requested one, else the one that recognises its first record.
 *
 * @throws FileError when there is none.
 */
export function chooseSource(
  wanted: string | undefined,
  record: SourceRecord,
  fileName: string,
): Source {
  const found = SOURCES.find((source) =>
    wanted === undefined ? source.recognises(record, fileName) : source.key === wanted,
  );
  if (found) return found;
  const known = SOURCE_KEYS.join(', ');
  if (wanted !== undefined) {
    throw new FileError('unknownSource', `There is no source ${wanted}; the sources are ${known}.`);
  }
  throw new FileError(
    'unrecognised',
    `No source recognises the fields of the file; name its source, which is one of ${known}.`,
  );
}
