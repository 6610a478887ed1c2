import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './processes.ts';

/** Every file under version control whose name ends like this, relative to the root. */
export function trackedFiles(...patterns: string[]): string[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...patterns], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return files.split('\n').filter((file) => file !== '' && existsSync(join(ROOT, file)));
}

/** The anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

/** The relative links of a Markdown file that lead to no file, or to no heading of it. */
export function brokenLinks(file: string, markdown: string): string[] {
  const prose = markdown.replace(/^```.*?^```/gms, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    if (/^([a-z]+:|\/)/.test(link)) return [];
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? join(ROOT, file) : join(ROOT, dirname(file), path);
    if (!existsSync(target)) return `${file}: ${link} does not exist.`;
    if (anchor === undefined) return [];
    const headings = readFileSync(target, 'utf8').matchAll(/^#+ (.+)$/gm);
    const found = [...headings].some(([, heading = '']) => anchorOf(heading) === anchor);
    return found ? [] : `${file}: ${link} names no heading.`;
  });
}

/** What the specification defines: numbers of sections and decisions, ids of requirements. */
export interface Specification {
  sections: ReadonlySet<string>;
  decisions: ReadonlySet<string>;
  requirements: ReadonlySet<string>;
}

/** Reads `docs/spec`. */
export function readSpecification(): Specification {
  const read = (name: string) => readFileSync(join(ROOT, 'docs/spec', name), 'utf8');
  const numbers = (markdown: string, pattern: RegExp) =>
    new Set([...markdown.matchAll(pattern)].flatMap(([, number]) => number ?? []));
  return {
    sections: numbers(read('product-spec.md'), /^#+ (\d+(?:\.\d+)?)\.? /gm),
    decisions: numbers(read('decisions.md'), /^\| (D\d+) /gm),
    requirements: numbers(read('checklist.md'), /^\| ([A-Z]+-\d+) /gm),
  };
}

/** The references of a file, as `§5`, `D12` or `NAV-2`, that the specification does not define. */
export function unknownReferences(file: string, source: string, specification: Specification) {
  const { sections, decisions, requirements } = specification;
  const prefixes = [...new Set([...requirements].map((id) => id.split('-')[0]))].join('|');
  const unknown = (pattern: RegExp, known: ReadonlySet<string>) =>
    [...source.matchAll(pattern)].flatMap(([, id = '']) => (known.has(id) ? [] : id));
  return [
    ...unknown(/§(\d+(?:\.\d+)?)/g, sections),
    ...unknown(/(?:\(|, |decisions? )(D\d{1,2})(?=[),.'])/g, decisions),
    ...unknown(new RegExp(`\\b((?:${prefixes})-\\d+)\\b`, 'g'), requirements),
  ].map((id) => `${file}: ${id} is not defined in docs/spec.`);
}

/** The paths of this repository that a Markdown file names in code, and that do not exist. */
export function missingPaths(file: string, markdown: string): string[] {
  const paths = markdown.matchAll(
    /`((?:apps|docs|packages|patches|scripts|\.storybook|\.github)\/[\w./-]*\w)`/g,
  );
  return [...paths].flatMap(([, path = '']) =>
    /\/(dist|node_modules)\b/.test(path) || existsSync(join(ROOT, path))
      ? []
      : `${file}: ${path} does not exist.`,
  );
}

const SECTIONS = ['Context', 'Alternatives', 'Decision', 'Cost', 'How to undo'];

/** What a decision record lacks: its status, its date, or one of its sections in their order. */
export function recordFaults(file: string, markdown: string): string[] {
  const headings = [...markdown.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  return [
    /^# \S/.test(markdown) ? [] : 'a title',
    /^- \*\*Status:\*\* (accepted|superseded by \[)/m.test(markdown) ? [] : 'a status',
    /^- \*\*Date:\*\* \d{4}-\d{2}-\d{2}/m.test(markdown) ? [] : 'a date',
    headings.join() === SECTIONS.join() ? [] : `the sections ${SECTIONS.join(', ')}`,
  ]
    .flat()
    .map((part) => `${file}: needs ${part}.`);
}
