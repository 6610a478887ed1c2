import { pipeline, type Readable } from 'node:stream';
import parser from 'stream-json/parser.js';

/** Bytes of the members that may precede `features` and `type`. */
const MEMBERS_MAX = 4 * 1024 * 1024;

/**
 * Whether a JSON text starts with a GeoJSON collection: an object that has the type, or a list of
 * objects named `features`. The order of its members does not matter; objects within it do not count.
 */
export async function isFeatureCollection(input: Readable): Promise<boolean> {
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
            return true;
          }
          depth += 1;
          if (depth === 2) isList = token.name === 'startArray';
          break;
        case 'endObject':
        case 'endArray':
          depth -= 1;
          if (depth === 0) return false;
          break;
        case 'keyValue':
          if (depth === 1) member = token.value;
          break;
        case 'stringValue':
          if (depth === 1 && member === 'type' && token.value === 'FeatureCollection') return true;
      }
    }
  } catch {
    // A damaged file fails when it is read.
  }
  return false;
}

async function* firstBytes(input: Readable) {
  let length = 0;
  for await (const chunk of input as AsyncIterable<Buffer>) {
    yield chunk;
    length += chunk.length;
    if (length > MEMBERS_MAX) return;
  }
}
