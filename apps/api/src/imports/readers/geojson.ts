import { pipeline, type Readable, Transform } from 'node:stream';
import { pick } from 'stream-json/filters/pick.js';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { FileError } from '../errors.ts';
import { isObject, type ReadItem, type SourceRecord } from './record.ts';

/** Bytes, including what is read ahead; a venue is a point with a few words. */
const FEATURE_MAX = 4 * 1024 * 1024;
/** Each level of a list or an object takes some hundred bytes of memory, and one of the file. */
const LEVELS_MAX = 100_000;
const TOO_LARGE = `A feature has more than ${FEATURE_MAX / 1024 / 1024} MB.`;

/**
 * The features of a GeoJSON collection. A feature of another shape than the standard's is a
 * broken record.
 *
 * @throws FileError where the file stops being JSON, a few features after the last one yielded, or
 *   where a feature would fill the memory.
 */
export async function* readGeoJson(input: Readable): AsyncGenerator<ReadItem> {
  const picked = pick.withParserAsStream({ filter: 'features', streamValues: false });
  const features = streamArray.asStream({
    // It decides on no feature, but is called with each token of one.
    includeUndecided: true,
    objectFilter: ({ depth }) => {
      if (depth > LEVELS_MAX) throw new Error(`A feature has more than ${LEVELS_MAX} levels.`);
      return undefined;
    },
  });
  let sinceFeature = 0;
  let last = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sinceFeature += chunk.length;
      if (sinceFeature <= FEATURE_MAX) done(null, chunk);
      else done(new Error(TOO_LARGE));
    },
  });
  // An error of any stream reaches the last one, which is read below.
  pipeline(input, limit, picked, features, () => {});
  try {
    for await (const { key, value } of features as AsyncIterable<{ key: number; value: unknown }>) {
      sinceFeature = 0;
      last = key + 1;
      yield { at: last, ...featureRecord(value) };
    }
  } catch (error) {
    if (error instanceof FileError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new FileError('brokenOff', `It breaks off after feature ${last}: ${reason}`, {
      cause: error,
    });
  }
}

/**
 * A file that is a single feature, instead of a collection.
 *
 * @throws FileError where it is not JSON, or would fill the memory.
 */
export async function* readFeature(input: Readable): AsyncGenerator<ReadItem> {
  let text = '';
  for await (const chunk of input.setEncoding('utf8') as AsyncIterable<string>) {
    text += chunk;
    if (text.length > FEATURE_MAX) throw new FileError('brokenOff', TOO_LARGE);
  }
  let feature: unknown;
  try {
    feature = JSON.parse(text.trim());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new FileError('brokenOff', `It is no whole feature: ${reason}`, { cause: error });
  }
  yield { at: 1, ...featureRecord(feature) };
}

/** The record of a GeoJSON feature, or why it has none. */
export function featureRecord(feature: unknown): { record: SourceRecord } | { broken: string } {
  if (!isObject(feature)) return { broken: 'is not a feature' };
  const { id, properties: fields, geometry } = feature;
  if (!isObject(fields)) return { broken: 'has no properties' };
  const record: SourceRecord = { fields };
  if (typeof id === 'string' || typeof id === 'number') record.id = String(id);
  if (geometry === null || geometry === undefined) return { record };
  if (!isObject(geometry) || geometry['type'] !== 'Point') {
    return { broken: 'has a geometry that is not a point' };
  }
  const [longitude, latitude] = Array.isArray(geometry['coordinates'])
    ? geometry['coordinates']
    : [];
  if (typeof longitude !== 'number' || typeof latitude !== 'number') {
    return { broken: 'has a point without two numbers' };
  }
  record.point = { longitude, latitude };
  return { record };
}
