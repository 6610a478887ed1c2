import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The ground of the mark, also of the icons that a platform cuts to a shape of its own. */
const INK = '#0B1B33';

/** Writes the icons that cannot be SVG into the folder of `icon.svg`. */
export async function writeIcons(folder: string): Promise<void> {
  const svg = readFileSync(join(folder, 'icon.svg'));
  const [, side] = /viewBox="0 0 (\d+) \d+"/.exec(svg.toString()) ?? [];
  const icon = (size: number) =>
    sharp(svg, { density: (72 * size) / Number(side) })
      .resize(size, size)
      .png({ compressionLevel: 9 });
  // Without transparency: each platform cuts its own shape, and the mark is inside the circle of 80 %.
  const filled = (size: number) => icon(size).flatten({ background: INK });
  const files = {
    'icon-192.png': icon(192),
    'icon-512.png': icon(512),
    'icon-maskable-512.png': filled(512),
    'apple-touch-icon.png': filled(180),
  };
  for (const [name, image] of Object.entries(files)) await image.toFile(join(folder, name));
  writeFileSync(join(folder, 'favicon.ico'), ico(await icon(32).toBuffer(), 32));
}

/** An ICO of one image: the header, its one entry, the PNG as it is. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
