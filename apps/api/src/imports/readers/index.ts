import { createReadStream, type ReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { FileError } from '../errors.ts';
import { bounded } from './bounds.ts';
import { csvFormatOf, readCsv } from './csv.ts';
import { readFeature, readGeoJson } from './geojson.ts';
import { geoJsonTypeOf } from './geojson-type.ts';
import { damageOf, inflated, inflatedHead, isGzip } from './gzip.ts';
import { readNdjson } from './ndjson.ts';
import type { ReadItem } from './record.ts';

/** A file of venues, opened. */
export interface OpenFile {
  /** The unit of the records' positions. */
  unit: 'line' | 'feature';
  items: AsyncIterable<ReadItem>;
  /** How much of the file has been read, from 0 to 1. */
  progress(): number;
}

/**
 * Opens a GeoJSON, CSV or NDJSON file, also one that gzip compressed. The format is recognised by the first bytes.
 * The file is read as a stream, so that its size does not matter. `isWhole` is false for the first part of a file.
 *
 * @throws FileError when there is no such file, or its format is another one.
 */
export async function openFile(path: string, isWhole = true): Promise<OpenFile> {
  const { head, size, isCompressed } = await readHead(path);
  const start = head.trimStart();
  if (start === '') throw new FileError('empty', 'The file is empty.');
  if (start.startsWith('['))
    throw new FileError('list', 'The file is a JSON list, not GeoJSON or NDJSON.');
  const contentOf = (file: ReadStream) => (isCompressed ? inflated(file) : file);
  const isJson = start.startsWith('{');
  const type = isJson && (await geoJsonTypeOf(contentOf(createReadStream(path))));
  const stored = createReadStream(path);
  const content = contentOf(stored);
  const progress = () => Math.min(1, stored.bytesRead / size);
  const isFeature = type === 'Feature' && !isOnOneLine(start);
  if (isFeature || type === 'FeatureCollection') {
    const features = isFeature ? readFeature(content) : readGeoJson(content);
    return { unit: 'feature', items: boundedAll(features), progress };
  }
  const items = isJson ? readNdjson(content) : readCsv(content, csvFormatOf(start), isWhole);
  return { unit: 'line', items: boundedAll(items), progress };
}

/** Whether the first object of a JSON text ends with its line, as in NDJSON; further ones may follow. */
function isOnOneLine(start: string): boolean {
  const [line = ''] = start.split('\n', 1);
  // A line that is longer than what was read of it is left to the reader of lines.
  if (line === start) return true;
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

/** @throws FileError also where the file cannot be read, or inflated, any further */
async function* boundedAll(items: AsyncIterable<ReadItem>): AsyncGenerator<ReadItem> {
  try {
    for await (const item of items) yield bounded(item);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw damageOf(error) ?? new FileError('brokenOff', error.message, { cause: error });
  }
}

/** Whether the first bytes are UTF-16: a byte order mark, or a first character of which one byte is zero. */
const isUtf16 = ([first, second]: Buffer) =>
  first === 0 ||
  second === 0 ||
  (first === 0xff && second === 0xfe) ||
  (first === 0xfe && second === 0xff);

/** The first bytes of PNG, JPEG, GIF, PDF, ZIP (also of a workbook) and of older workbooks. */
const SIGNATURES = ['89504e47', 'ffd8ff', '47494638', '255044462d', '504b0304', 'd0cf11e0'];

/** Bytes of zero at the start of a file that is no text; a text may contain one by mistake. */
const ZEROS_MIN = 4;

const isBinary = (bytes: Buffer) =>
  SIGNATURES.some((signature) => bytes.toString('hex', 0, signature.length / 2) === signature) ||
  bytes.subarray(0, 512).filter((byte) => byte === 0).length >= ZEROS_MIN;

const HEAD_BYTES = 64 * 1024;

async function readHead(
  path: string,
): Promise<{ head: string; size: number; isCompressed: boolean }> {
  try {
    await using file = await open(path);
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES) });
    const { size } = await file.stat();
    const bytes = buffer.subarray(0, bytesRead);
    const isCompressed = isGzip(bytes);
    const text = isCompressed ? await inflatedHead(bytes) : bytes;
    if (isUtf16(text)) throw new FileError('encoding', 'The file is in UTF-16. Save it as UTF-8.');
    if (isBinary(text)) throw new FileError('notText', 'The file is not a text file.');
    return { head: text.toString(), size, isCompressed };
  } catch (error) {
    if (error instanceof FileError) throw error;
    throw new FileError('unreadable', error instanceof Error ? error.message : String(error), {
      cause: error,
    });
  }
}
