import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compare } from './compare.ts';
import type { OpenStorybook, Screenshot } from './screenshots.ts';
import type { Shot } from './shots.ts';

/** What the report shows of a shot. */
export interface Outcome {
  kind: 'changed' | 'added' | 'removed' | 'refused';
  shot: Shot;
  /** How many pixels of a changed picture differ. */
  pixels?: number;
  /** Why the story is refused. */
  fault?: string;
}

/** One of the two trees: its screenshots, `<key>.png` in the folder. */
export interface Side {
  storybook: OpenStorybook;
  shots: readonly Shot[];
  taken: ReadonlyMap<string, Screenshot>;
  folder: string;
}

/** Up to this many differences are captured a second time; more cannot be chance. */
const CHECKED = 150;

const picture = (folder: string, { key }: Shot) => join(folder, `${key}.png`);

/**
 * Returns the differences and writes their pictures into the folder of the report. A difference counts only if it also
 * shows in pages of their own, because an earlier story in a shared page can be the reason for it.
 */
export async function compareShots(
  { before, after }: { before: Side; after: Side },
  report: string,
): Promise<Outcome[]> {
  const still = new Set(after.shots.map(({ key }) => key));
  const refused = after.shots.flatMap((shot): Outcome[] => {
    const fault = after.taken.get(shot.key)?.fault;
    return fault ? [{ kind: 'refused', shot, fault }] : [];
  });
  // Refused stories are not compared, and stories that were refused before have no picture to compare with.
  const sound = after.shots.filter(({ key }) => !after.taken.get(key)?.fault);
  const known = new Set(
    before.shots.map(({ key }) => key).filter((key) => !before.taken.get(key)?.fault),
  );
  const added = sound.filter(({ key }) => !known.has(key));
  const removed = before.shots.filter(({ key }) => known.has(key) && !still.has(key));
  let differing = sound.filter(
    ({ key }) => known.has(key) && before.taken.get(key)?.digest !== after.taken.get(key)?.digest,
  );
  if (differing.length <= CHECKED) differing = await confirmed(differing, before, after);

  const changed: Outcome[] = [];
  for (const shot of differing) {
    const [old, now] = await Promise.all([
      readFile(picture(before.folder, shot)),
      readFile(picture(after.folder, shot)),
    ]);
    const { pixels, overlay } = await compare(old, now);
    await writeFile(join(report, `${shot.key}.before.png`), old);
    await writeFile(join(report, `${shot.key}.after.png`), now);
    await writeFile(join(report, `${shot.key}.overlay.png`), overlay);
    changed.push({ kind: 'changed', shot, pixels });
  }
  for (const shot of added)
    await copyFile(picture(after.folder, shot), join(report, `${shot.key}.after.png`));
  for (const shot of removed)
    await copyFile(picture(before.folder, shot), join(report, `${shot.key}.before.png`));
  return [
    ...refused,
    ...changed,
    ...added.map((shot): Outcome => ({ kind: 'added', shot })),
    ...removed.map((shot): Outcome => ({ kind: 'removed', shot })),
  ];
}

/** The shots that differ when each is taken again, in a page of its own. */
async function confirmed(shots: readonly Shot[], before: Side, after: Side): Promise<Shot[]> {
  const old = await before.storybook.capture(shots, before.folder, { alone: true });
  const now = await after.storybook.capture(shots, after.folder, { alone: true });
  const [sure, chance] = [true, false].map((differs) =>
    shots.filter(({ key }) => (old.get(key)?.digest !== now.get(key)?.digest) === differs),
  );
  for (const { key } of chance ?? []) console.log(`   ${key} differed only beside other stories`);
  return sure ?? [];
}
