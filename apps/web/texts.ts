import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

/** A text of the product in both languages. */
export interface ProductText {
  english: string;
  italian: string;
  /** The catalogue that contains it, such as `public`; `documents` for a heading of a document. */
  catalogue: string;
  /** The files below `src` that use it. */
  files: string[];
}

const root = import.meta.dirname;
const messages = join(root, '../../packages/messages');

/** The words of each heading, without the id in braces after some. */
const headings = (file: string) =>
  Array.from(
    readFileSync(join(root, file), 'utf8').matchAll(/^#+ (.+)$/gm),
    ([, text = '']) => text.split(' {#')[0] ?? '',
  );

/** The headings of the legal texts and the guide; both languages have the same, in the same order. */
const readHeadings = (): ProductText[] =>
  globSync('src/content/*-en.md', { cwd: root }).flatMap((file) => {
    const italian = headings(file.replace('-en.md', '-it.md'));
    return headings(file).map((english, index) => ({
      english,
      italian: italian[index] ?? '',
      catalogue: 'documents',
      files: [relative('src', file)],
    }));
  });

/** Every text of the product, from its catalogues, and where the sources use it. */
export async function readTexts(): Promise<ProductText[]> {
  const config = getConfig({ cwd: messages, configPath: join(messages, 'lingui.config.ts') });
  const catalogues = await getCatalogs(config);
  const texts = await Promise.all(
    catalogues.map(async (catalogue) => {
      const [english = {}, italian = {}] = [await catalogue.collect(), await catalogue.read('it')];
      return Object.entries(english).map(([id, { message, origin = [] }]) => ({
        english: message ?? id,
        italian: italian[id]?.translation ?? '',
        catalogue:
          relative(join(messages, 'locales'), catalogue.getFilename('it')).split('/')[0] ?? '',
        files: [...new Set(origin.map(([file]) => relative('src', file)))].sort(),
      }));
    }),
  );
  return [...texts.flat(), ...readHeadings()].sort((a, b) =>
    a.english.localeCompare(b.english, 'en'),
  );
}
