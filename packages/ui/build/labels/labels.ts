import { copyFileSync, globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { LANGUAGES } from '@campetto/contract';
import { sourcePlugins } from '@campetto/web/vite-plugins';
import { build, type Plugin } from 'vite';
import type { PRESETS } from './presets.ts';

const CATALOGUES = fileURLToPath(
  new URL('locales', import.meta.resolve('@campetto/messages/lingui.config')),
);

/** A placeholder for the texts until the build shows which of them the labels use. */
const USED = '__USED_MESSAGES__';

const entrySource = (language: string) => `
import { setupI18n } from '@lingui/core';
${globSync(`*/${language}.po`, { cwd: CATALOGUES })
  .map((file) => `import '${CATALOGUES}/${file}';`)
  .join('\n')}
import { PRESETS } from '${join(import.meta.dirname, 'presets.ts')}';
const i18n = setupI18n({ locale: '${language}', messages: { ${language}: ${USED} } });
export const labels = Object.fromEntries(
  Object.entries(PRESETS).map(([component, preset]) => [component, preset(i18n)]),
);
`;

/** Plugins that build the entry of a language with only those texts of the catalogues that its labels use. */
function entryOf(language: string): Plugin[] {
  const texts: Record<string, unknown> = {};
  const entry = join(import.meta.dirname, `${language}.js`);
  return [
    {
      name: 'labels-entry',
      resolveId: (id) => (id === entry ? id : null),
      load: (id) => (id === entry ? entrySource(language) : null),
      renderChunk(code) {
        const ids = [...code.matchAll(/\bid: ?"([^"]+)"/g)].map(([, id = '']) => id);
        const used = Object.fromEntries(
          ids.flatMap((id) => (id in texts ? [[id, texts[id]]] : [])),
        );
        return { code: code.replace(USED, () => JSON.stringify(used, null, 2)), map: null };
      },
    },
    {
      name: 'labels-catalogues',
      enforce: 'post',
      transform(code, id) {
        if (!id.endsWith('.po')) return null;
        // Evaluated as JavaScript, because the literal has escapes that JSON lacks, such as that of a no-break space.
        const [, literal = '""'] = /JSON\.parse\((".*")\)/.exec(code) ?? [];
        Object.assign(texts, JSON.parse(runInNewContext(literal)));
        return { code: '', map: null };
      },
    },
  ];
}

/** The type of a preset, which is one set of labels, several by name, or a function of a count. */
function typeOf(component: string, preset: unknown): string {
  const labels = `LabelsOf<'${component}'>`;
  if (typeof preset === 'function') return `(count: number) => ${labels}`;
  const values = Object.values(preset as object);
  if (!values.every((value) => typeof value === 'object')) return labels;
  return `Record<${Object.keys(preset as object)
    .map((name) => `'${name}'`)
    .join(' | ')}, ${labels}>`;
}

const declarationsOf = (
  labels: Record<keyof typeof PRESETS, unknown>,
) => `import type * as prose from '../content/Prose/index.js';
import type * as ui from '../index.js';
import type * as forms from '../venue/forms.js';
type Components = typeof ui & typeof prose & typeof forms;
type LabelsOf<Name extends keyof Components> = Components[Name] extends (props: infer Props) => unknown
    ? Props extends { labels: infer Labels } ? Labels : never
    : never;
/** The labels of each component that takes \`labels\`, under the component's name. */
export declare const labels: {
${Object.entries(labels)
  .map(([component, preset]) => `    readonly ${component}: ${typeOf(component, preset)};`)
  .join('\n')}
};
`;

/** Writes a module for each language with the labels of all components, from Campetto's own texts. */
export async function writeLabels(folder: string) {
  for (const language of LANGUAGES) {
    await build({
      configFile: false,
      logLevel: 'warn',
      plugins: [...entryOf(language), sourcePlugins()],
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        target: 'es2023',
        minify: false,
        outDir: folder,
        emptyOutDir: false,
        lib: { entry: join(import.meta.dirname, `${language}.js`), formats: ['es'] },
        rollupOptions: {
          checks: { pluginTimings: false },
          output: { entryFileNames: '[name].js' },
        },
      },
    });
    const file = join(folder, `${language}.js`);
    const { labels } = await import(pathToFileURL(file).href);
    writeFileSync(join(folder, `${language}.d.ts`), declarationsOf(labels));
  }
  // Adds the licence of Lingui, because the build includes the part of it that formats the texts.
  copyFileSync(
    fileURLToPath(new URL('../LICENSE', import.meta.resolve('@lingui/core'))),
    join(folder, 'LICENSE'),
  );
}
