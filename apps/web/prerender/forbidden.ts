import type { Rollup } from 'vite';

/** What no public page may load, by a part of its module's path. */
const FORBIDDEN = [
  /node_modules\/(@firebase|@radix-ui|radix-ui|swr)\//,
  /node_modules\/(react-markdown|remark-[\w-]+|micromark|mdast-util-[\w-]+|unified)\//,
  /\/apps\/web\/src\/(admin|auth|venue-client)\//,
  /\/packages\/messages\/(locales|src)\/admin\//,
];

/** The modules of the built scripts: file → module ids. */
export function modulesOf(output: Rollup.RollupOutput['output']): Map<string, string[]> {
  return new Map(
    output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk.moduleIds]] : [])),
  );
}

/** The first module among these that a public page with these catalogues may not load. */
export function forbiddenModule(
  modules: string[],
  language: string,
  catalogues: string[],
): string | undefined {
  const own = catalogues.map((name) => `/locales/${name}/${language}.po`);
  const foreign = (id: string) =>
    id.includes('/locales/') && !own.some((catalogue) => id.includes(catalogue));
  return modules.find((id) => foreign(id) || FORBIDDEN.some((pattern) => pattern.test(id)));
}
