import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { tokenRows, typographyTokens } from '@campetto/ui/tokens';
import { type ScreenLink, screenOf } from '@campetto/web/screens';
import { lastChange, type Release, readReleases } from './changelog.ts';
import { tokensOf } from './tokens.ts';
import { filesWith, readUses } from './uses.ts';

/** The facts on a component in the sources, for its page of documentation. */
export interface ComponentFacts {
  /** The path of its file in the repository. */
  source: string;
  /** The newest version whose changelog names it. */
  change?: Release | undefined;
  /** Where it is shown, as itself or within another component. */
  screens: ScreenLink[];
  /** The components that contain it. */
  within: string[];
  /** The tokens that its own styles read, by path. */
  tokens: string[];
}

/** The facts about every component, by the name of its folder. */
export async function readFacts(root: string): Promise<Record<string, ComponentFacts>> {
  const src = join(root, 'packages/ui/src');
  const folders = globSync('*/*/*.guide.ts', { cwd: src })
    .map((file) => file.split('/').slice(0, 2).join('/'))
    .sort();
  const uses = readUses(root);
  const releases = await readReleases(root);
  const tokens = tokenRows().map(({ path }) => path);
  const typography = typographyTokens();
  const styles = (folder: string) =>
    globSync('**/*.css.ts', { cwd: join(src, folder) })
      .map((file) => readFileSync(join(src, folder, file), 'utf8'))
      .join('\n');
  const facts = folders.map((folder): [string, ComponentFacts] => {
    const name = basename(folder);
    const screens = filesWith(uses, folder).flatMap((file) => screenOf(file) ?? []);
    return [
      name,
      {
        source: `packages/ui/src/${folder}/${name}.tsx`,
        change: lastChange(releases, name),
        screens: [...new Map(screens.map((screen) => [screen.story, screen])).values()],
        within: [...(uses.byParts.get(folder) ?? [])]
          .filter((part) => folders.includes(part))
          .map((part) => basename(part))
          .sort(),
        tokens: tokensOf(styles(folder), tokens, typography),
      },
    ];
  });
  return Object.fromEntries(facts);
}
