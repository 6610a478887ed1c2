/** An entry of Vite's manifest: `file` is relative to the build, `imports` are keys. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

export type Manifest = Record<string, Chunk>;

/** The scripts and styles of these sources and their imports, in the order in which they are needed. */
export function chunksOf(manifest: Manifest, sources: string[]) {
  const css = new Set<string>();
  const js = new Set<string>();
  const seen = new Set<string>();
  function visit(key: string) {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build contains no ${key}.`);
    chunk.imports?.forEach(visit);
    for (const file of chunk.css ?? []) css.add(file);
    js.add(chunk.file);
  }
  sources.forEach(visit);
  return { css: [...css], js: [...js] };
}
