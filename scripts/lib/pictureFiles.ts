import { join } from 'node:path';
import sharp from 'sharp';

/** `width` in px as the page draws it at most; `file` in front of language and density. */
export interface Screen {
  name: string;
  file: string;
  story: string;
  width: number;
}

/** One screenshot in all formats and densities; `height` is that of the lower. */
export interface WrittenPicture {
  screen: Screen;
  language: string;
  height: number;
}

export const DENSITIES = [
  { suffix: '', density: 1 },
  { suffix: '-2x', density: 2 },
];

/** Writes a screenshot of each theme as AVIF at both densities, and the light one as WebP; they must be larger. */
export async function writePicture(
  folder: string,
  screen: Screen,
  language: string,
  light: Buffer,
  dark: Buffer,
): Promise<WrittenPicture> {
  let height = 0;
  for (const { suffix, density } of DENSITIES) {
    const file = join(folder, screen.file, `${screen.file}-${language}${suffix}`);
    const scaled = sharp(light).resize({ width: screen.width * density });
    const written = await scaled
      .clone()
      .avif({ quality: 52, effort: 8, chromaSubsampling: '4:4:4' })
      .toFile(`${file}.avif`);
    await sharp(dark)
      .resize({ width: screen.width * density })
      .avif({ quality: 52, effort: 8, chromaSubsampling: '4:4:4' })
      .toFile(`${file}-dark.avif`);
    if (density > 1) continue;
    height = written.height;
    // A browser without AVIF shows the WebP file on every screen and in both themes.
    await scaled
      .clone()
      .webp({ quality: 82, effort: 6, smartSubsample: true })
      .toFile(`${file}.webp`);
  }
  return { screen, language, height };
}
