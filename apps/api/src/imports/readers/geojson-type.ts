import { pipeline, type Readable } from 'node:stream';
import parser from 'stream-json/parser.js';

/** What a GeoJSON file contains: a collection of features, or one of them. */
type GeoJsonType = 'FeatureCollection' | 'Feature';

/** Bytes of the members that may precede `features` and `type`. */
const MEMBERS_MAX = 4 * 1024 * 1024;

/**
 * The type of the GeoJSON object with which a JSON text starts; undefined if it is none. A collection has the type, or a
 * list of objects named `features`. The order of its members does not matter; objects within it do not count.
 */
export async function geoJsonTypeOf(input: Readable): Promise<GeoJsonType | undefined> {
  const tokens = pipeline(firstBytes(input), parser.asStream(), () => {});
  let depth = 0;
  let member = '';
  let isList = false;
  try {
    for await (const token of tokens as AsyncIterable<parser.Token>) {
      switch (token.name) {
        case 'startObject':
        case 'startArray':
          if (depth === 2 && isList && member === 'features' && token.name === 'startObject') {
            return 'FeatureCollection';
          }
          depth += 1;
          if (depth === 2) isList = token.name === 'startArray';
          break;
        case 'endObject':
        case 'endArray':
          depth -= 1;
          if (depth === 0) return undefined;
          break;
        case 'keyValue':
          if (depth === 1) member = token.value;
          break;
        case 'stringValue':
          if (depth === 1 && member === 'type' && isGeoJsonType(token.value)) return token.value;
      }
    }
  } catch {
    // A damaged file fails when it is read.
  }
  return undefined;
}

const isGeoJsonType = (text: string): text is GeoJsonType =>
  text === 'FeatureCollection' || text === 'Feature';

async function* firstBytes(input: Readable) {
  let length = 0;
  for await (const chunk of input as AsyncIterable<Buffer>) {
    yield chunk;
    length += chunk.length;
    if (length > MEMBERS_MAX) return;
  }
}
