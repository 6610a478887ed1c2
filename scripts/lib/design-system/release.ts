import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tag of a version of the design system; tags without a prefix are releases of the server. */
const tagOf = (version: string) => `ui-v${version}`;

/** What a push to the main branch requires. */
interface Plan {
  /** `version`: propose the next version. `publish`: the current version is new. `none`: nothing to do. */
  step: 'version' | 'publish' | 'none';
  /** The version of the manifest. */
  version: string;
  tag: string;
}

/** Compares the noted changes and the version of the manifest with the tags of the repository. */
export function planRelease(root: string, tags: readonly string[]): Plan {
  const { version } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8'));
  const tag = tagOf(version);
  if (globSync('.changeset/*.md', { cwd: root }).length > 0)
    return { step: 'version', version, tag };
  return { step: tags.includes(tag) ? 'none' : 'publish', version, tag };
}

/** The section of the changelog about a version, in Markdown. */
export function notesOf(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split('\n', 1)[0]?.trim() === version);
  if (section === undefined) throw new Error(`The changelog has no version ${version}.`);
  return section.slice(section.indexOf('\n')).trim();
}
