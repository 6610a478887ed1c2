import type { Readable } from 'node:stream';
import { featureRecord } from './geojson.ts';
import { LINE_MAX, linesOf, TOO_LONG } from './lines.ts';
import { isObject, type ReadItem } from './record.ts';

/** The records of a file with one JSON object or GeoJSON feature a line; blank lines count, but contain no record. */
export async function* readNdjson(input: Readable): AsyncGenerator<ReadItem> {
  let at = 0;
  for await (const line of linesOf(input.setEncoding('utf8'))) {
    at += 1;
    if (line.length > LINE_MAX) yield { at, broken: TOO_LONG };
    else if (line.trim() !== '') yield { at, ...parseLine(line) };
  }
}

const isFeature = (value: Record<string, unknown>) =>
  value['type'] === 'Feature' && 'properties' in value && 'geometry' in value;

function parseLine(line: string) {
  try {
    const value: unknown = JSON.parse(line.trim());
    if (!isObject(value)) return { broken: 'is not a JSON object' };
    return isFeature(value) ? featureRecord(value) : { record: { fields: value } };
  } catch (error) {
    return { broken: error instanceof Error ? error.message : String(error) };
  }
}
