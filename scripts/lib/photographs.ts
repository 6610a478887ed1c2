import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** `width` in px as the page draws it at most; `file` in front of language and density. */
export interface Screen {
  name: string;
  file: string;
  story: string;
  width: number;
}

/** One photograph in the formats and densities of a page. */
interface Developed {
  screen: Screen;
  language: string;
  height: number;
}

const DENSITIES = [
  { suffix: '', density: 1 },
  { suffix: '-2x', density: 2 },
];

/** Writes a photograph as AVIF and WebP at both densities; it must be the larger. */
export async function develop(
  folder: string,
  screen: Screen,
  language: string,
  photograph: Buffer,
): Promise<Developed> {
  let height = 0;
  for (const { suffix, density } of DENSITIES) {
    const file = join(folder, `${screen.file}-${language}${suffix}`);
    const scaled = sharp(photograph).resize({ width: screen.width * density });
    const written = await scaled
      .clone()
      .avif({ quality: 55, effort: 6, chromaSubsampling: '4:4:4' })
      .toFile(`${file}.avif`);
    await scaled
      .clone()
      .webp({ quality: 82, effort: 6, smartSubsample: true })
      .toFile(`${file}.webp`);
    if (density === 1) height = written.height;
  }
  return { screen, language, height };
}

/** Writes the module that hands Vite the photographs, so that each is served under a hashed name. */
export function writeManifest(file: string, developed: readonly Developed[]): void {
  const imports: string[] = [];
  const entries = new Map<string, string>();
  for (const { screen, language, height } of developed) {
    const name = (format: string, suffix: string) => {
      const words = [language, format, suffix.replace('-', '')].map(capitalized);
      const variable = `${screen.name}${words.join('')}`;
      imports.push(`import ${variable} from './${screen.file}-${language}${suffix}.${format}';`);
      return variable;
    };
    const [avif, avif2, webp, webp2] = ['avif', 'webp'].flatMap((format) =>
      DENSITIES.map(({ suffix }) => name(format, suffix)),
    );
    const entry = `${language}: {
      avif: \`\${${avif}} 1x, \${${avif2}} 2x\`,
      webp: \`\${${webp}} 1x, \${${webp2}} 2x\`,
      src: ${webp},
      width: ${screen.width},
      height: ${height},
    },`;
    entries.set(screen.name, `${entries.get(screen.name) ?? ''}${entry}`);
  }
  const screens = [...entries].map(([name, languages]) => `${name}: {${languages}},`);
  writeFileSync(
    file,
    `// Written by \`pnpm pictures\`: change the stories, not this.
${imports.join('\n')}
import type { Language } from '@campetto/contract';
import type { Picture, ScreenName } from './picture.ts';

/** The screens of the app, photographed in each language. */
export const PICTURES: Record<ScreenName, Record<Language, Picture>> = {${screens.join('\n')}};
`,
  );
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
