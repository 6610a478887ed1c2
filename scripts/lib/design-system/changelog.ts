import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getReleasePlan } from '@changesets/get-release-plan';

/** A version of the design system, with the sentences of its changelog. */
export interface Release {
  version: string;
  sentences: string[];
}

const PACKAGE = '@campetto/ui';

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
export async function readReleases(root: string): Promise<Release[]> {
  const released = readChangelog(readFileSync(join(root, 'packages/ui/CHANGELOG.md'), 'utf8'));
  const { changesets, releases } = await getReleasePlan(root);
  const next = releases.find(({ name }) => name === PACKAGE);
  if (next?.newVersion === undefined) return released;
  const sentences = changesets
    .filter((note) => note.releases.some(({ name }) => name === PACKAGE))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ summary }) => sentencesOf(summary));
  return [{ version: next.newVersion, sentences }, ...released];
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
