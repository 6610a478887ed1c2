import type { PictureRule } from '@campetto/contract';
import sharp, { type Metadata } from 'sharp';
import type { DecodingJob, DecodingResult } from './decoder.ts';

// Runs as a process of its own, started by `decoder.ts`. It imports nothing but the image library,
// so that it needs little memory.

// Other files must not reach libvips' many other decoders, above all not the one for SVG.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`),
});
sharp.cache(false);
sharp.concurrency(1);

/** Bytes; the largest picture within the rules, a progressive JPEG, takes 245 MB. */
const MEMORY_MAX = 275 * 1024 * 1024;
/** Bytes; with more than this a large picture would no longer fit. */
const LEFT_BEHIND_MAX = 110 * 1024 * 1024;

async function makeCopies(job: DecodingJob): Promise<DecodingResult> {
  const metadata = await readMetadata(job.path);
  if (typeof metadata === 'string') return metadata;
  return brokenRule(metadata, job) ?? encode(job).catch(() => 'damaged');
}

async function readMetadata(path: string): Promise<Metadata | PictureRule> {
  try {
    return await sharp(path, { limitInputPixels: false }).metadata();
  } catch (error) {
    const known = error instanceof Error && error.message.includes('corrupt header');
    return known ? 'damaged' : 'unsupportedType';
  }
}

function brokenRule(
  { format, mediaType, width, height, pages = 1 }: Metadata,
  { types, maxPixels, maxPixelsAvif, minSide }: DecodingJob,
): PictureRule | undefined {
  if (!types.some((type) => type === mediaType)) return 'unsupportedType';
  const most = format === 'heif' ? maxPixelsAvif : maxPixels;
  if (width * height > most) return 'tooManyPixels';
  if (pages > 1) return 'severalFrames';
  return Math.min(width, height) < minSide ? 'tooSmall' : undefined;
}

/** At most twice as high as wide: WebP allows 16,383 pixels, and a card shows no more. */
const within = (width: number) =>
  ({ width, height: 2 * width, fit: 'inside', withoutEnlargement: true }) as const;

async function encode({ path, maxPixels, widths }: DecodingJob): Promise<Uint8Array[]> {
  const { data, info } = await sharp(path, {
    failOn: 'error',
    limitInputPixels: maxPixels,
    sequentialRead: true,
  })
    .autoOrient()
    .resize(within(Math.max(...widths)))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const copies: Uint8Array[] = [];
  for (const max of widths) {
    const copy = sharp(data, { raw: { width, height, channels } }).resize(within(max));
    copies.push(await copy.webp({ quality: 80, smartSubsample: true }).toBuffer());
  }
  return copies;
}

/** Ends the process when a picture needs more memory, whatever its header contains. */
const watchMemory = () =>
  setInterval(() => {
    if (process.memoryUsage.rss() < MEMORY_MAX) return;
    process.send?.('tooManyPixels' satisfies DecodingResult);
    process.kill(process.pid, 'SIGKILL');
  }, 10);

process.on('message', async (job: DecodingJob) => {
  const watch = watchMemory();
  const result = await makeCopies(job);
  clearInterval(watch);
  process.send?.(result, () => {
    if (process.memoryUsage.rss() > LEFT_BEHIND_MAX) process.exit();
  });
});
// A signal to the whole group must not end the picture that the server still finishes.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.once('disconnect', () => process.exit());
process.send?.('ready');
