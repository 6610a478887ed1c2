import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A version of the design system, with the sentences of its changelog. */
export interface Release {
  version: string;
  sentences: string[];
}

const SIZES = ['major', 'minor', 'patch'] as const;

/** The kind of change that a note of `.changeset` is about. */
const sizeOf = (note: string) => /@campetto\/ui["']: (\w+)/.exec(note)?.[1];

/** The text of a note, without the lines that say what it is about. */
const textOf = (note: string) => note.split(/^---$/m).slice(2).join('---');

/** The version that a release makes of `current`: the largest noted change decides. */
export function nextVersion(current: string, notes: readonly string[]): string {
  const kinds = notes.map(sizeOf);
  const place = SIZES.findIndex((size) => kinds.includes(size));
  if (place < 0) return current;
  return current
    .split('.')
    .map((part, index) => (index < place ? part : index === place ? Number(part) + 1 : 0))
    .join('.');
}

/** The sentences of a Markdown text, without the marks and hashes of list items. */
function sentencesOf(markdown: string): string[] {
  return markdown
    .replaceAll(/^#{3,} .*$/gm, '')
    .split(/\n\s*\n|\n(?=\s*- )/)
    .map((block) => block.trim().replaceAll(/\s+/g, ' '))
    .map((block) => block.replace(/^- (?:[0-9a-f]{7,}: )?/, ''))
    .flatMap((block) => block.split(/(?<=[.!?]) (?=[A-Z`])/))
    .filter((sentence) => sentence !== '');
}

/** The versions of a changelog, the newest first. */
export const readChangelog = (markdown: string): Release[] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [version = ''] = section.split('\n', 1);
      return { version: version.trim(), sentences: sentencesOf(section.slice(version.length)) };
    });

/** Every version of the design system, also the one that the next release makes, which is the first. */
export function readReleases(root: string): Release[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const notes = globSync('.changeset/*.md', { cwd: root })
    .sort()
    .map(read)
    .filter((note) => sizeOf(note) !== undefined);
  const released = readChangelog(read('packages/ui/CHANGELOG.md'));
  if (notes.length === 0) return released;
  const { version } = JSON.parse(read('packages/ui/package.json'));
  const sentences = notes.flatMap((note) => sentencesOf(textOf(note)));
  return [{ version: nextVersion(version, notes), sentences }, ...released];
}

/** The newest release whose changelog names a component, with only these sentences. */
export function lastChange(releases: readonly Release[], component: string): Release | undefined {
  // A name of one word is an ordinary word too: it counts as code only.
  const isOneWord = /^[A-Z][a-z]+$/.test(component);
  const name = new RegExp(isOneWord ? `\`<?${component}\\b` : `\\b${component}s?\\b`);
  return releases
    .map(({ version, sentences }) => ({
      version,
      sentences: sentences.filter((sentence) => name.test(sentence)),
    }))
    .find(({ sentences }) => sentences.length > 0);
}
