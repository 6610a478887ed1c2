import { FileError } from '../errors.ts';
import type { ReadItem, SourceRecord } from '../readers/record.ts';
import { chooseSource } from './index.ts';
import type { Source } from './source.ts';

/** Records at the start of a file, after which no source will recognise a later one. */
const UNRECOGNISED_MAX = 100;

/** A record with the source that reads it, or why there is none. */
export type IdentifiedItem = { at: number } & (
  | { record: SourceRecord; source: Source }
  | { broken: string }
);

/**
 * The records with the source of the file: the requested one, else the one that recognises the first record that any
 * source does. The records before it are returned as broken.
 *
 * @throws FileError when there is no source
 */
export async function* identify(
  items: AsyncIterable<ReadItem>,
  wanted: string | undefined,
  fileName: string,
): AsyncGenerator<IdentifiedItem> {
  let source: Source | undefined;
  let failure: FileError | undefined;
  const before: IdentifiedItem[] = [];
  for await (const item of items) {
    if ('broken' in item) {
      if (failure && !source) before.push(item);
      else yield item;
      continue;
    }
    try {
      source ??= chooseSource(wanted, item.record, fileName);
    } catch (error) {
      if (!(error instanceof FileError) || error.kind !== 'unrecognised') throw error;
      failure = error;
      before.push({ at: item.at, broken: 'has not the fields of any known source' });
      if (before.length > UNRECOGNISED_MAX) break;
      continue;
    }
    yield* before.splice(0);
    yield { ...item, source };
  }
  if (failure && !source) throw failure;
}
