import { writeFileSync } from 'node:fs';
import { DENSITIES, type WrittenPicture } from './pictureFiles.ts';

/** Writes the module that hands Vite the screenshots, so that each is served under a hashed name. */
export function writeManifest(file: string, written: readonly WrittenPicture[]): void {
  const imports: string[] = [];
  const screens: Record<string, string[]> = {};
  for (const { screen, language, height } of written) {
    const srcset = (theme = '') =>
      DENSITIES.map(({ suffix, density }) => {
        const name = [screen.name, language, 'avif', theme.slice(1), suffix.slice(1)].reduce(
          camelCase,
        );
        imports.push(
          `import ${name} from './${screen.file}/${screen.file}-${language}${suffix}${theme}.avif';`,
        );
        return `\${${name}} ${density}x`;
      }).join(', ');
    const fallBack = [screen.name, language, 'webp'].reduce(camelCase);
    imports.push(`import ${fallBack} from './${screen.file}/${screen.file}-${language}.webp';`);
    screens[screen.name] = [
      ...(screens[screen.name] ?? []),
      `${language}: {
        avif: \`${srcset()}\`,
        avifDark: \`${srcset('-dark')}\`,
        src: ${fallBack},
        width: ${screen.width},
        height: ${height},
      }`,
    ];
  }
  const entries = Object.entries(screens).map(([name, languages]) => `${name}: {${languages}}`);
  writeFileSync(
    file,
    `// Written by \`pnpm pictures\`: change the stories, not this.
${imports.join('\n')}
import type { Language } from '@campetto/contract';
import type { Picture, ScreenName } from './picture.ts';

/** The screens of the app, captured in each language. */
export const PICTURES: Record<ScreenName, Record<Language, Picture>> = {${entries}};
`,
  );
}

function camelCase(name: string, word: string): string {
  return name + word.charAt(0).toUpperCase() + word.slice(1);
}
