import { readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LEGAL } from '../src/config/brand.ts';
import { built, tagsOf, textsOf } from './document.ts';
import { PAGES } from './pages.ts';

const { street, postalCode, city, province } = LEGAL.address;

/** Names, and words that are the same in English and Italian. */
const SAME = new Set<string>([
  LEGAL.company,
  LEGAL.pec,
  `REA ${LEGAL.rea}`,
  `${street}, ${postalCode}\u00A0${city}\u00A0${province}`,
  'AI coach',
  'Account',
  'Android',
  'Anna C.',
  'App Store',
  'Apple',
  'Arena Borgo Roma',
  'Campetto',
  'Chat',
  'Comune di Milano (CC BY 4.0)',
  'Contains data © Sport England (OGL v3)',
  'Davide T.',
  'EN',
  'English',
  'Facebook',
  'Firebase Authentication',
  'Formula',
  'GDPR',
  'Garante per la protezione dei dati personali',
  'Giulia',
  'Giulia M.',
  'Google',
  'Google Play',
  'IT',
  'Instagram',
  'Italiano',
  'LinkedIn',
  'Luca',
  'Luca R.',
  'MVP',
  'Menu',
  'Origen de los datos: Ayuntamiento de Madrid',
  'PNG',
  'Padel',
  'Padel, Chievo',
  'Padel, San Zeno',
  'Paola F.',
  'Privacy',
  'SVG',
  'Samir',
  'Samir B.',
  'Sport',
  'Tennis',
  'Tennis, Borgo Trento',
  'Tennis, Parona',
  'TikTok',
  'XP',
  'agid.gov.it',
  'campetto',
  'fair play',
  'hello@campetto.app',
  'iOS',
  'local storage',
  'no',
  'session storage',
  'www.garanteprivacy.it',
  '© OpenStreetMap contributors (ODbL)',
]);

test.each(PAGES.map(({ name }) => name))(
  '[LANG-6] %s has no text that is the same in both languages',
  (name) => {
    const english = built(`pages/en/${name}.html`);
    const italian = built(`pages/it/${name}.html`);
    // A text that one language lacks would not be compared. Word order changes how many texts an element is split into.
    expect(tagsOf(italian).length).toBe(tagsOf(english).length);
    const translated = new Set(textsOf(italian));
    const same = textsOf(english).filter((text) => translated.has(text) && /\p{L}{3}/u.test(text));
    expect(same.filter((text) => !SAME.has(text.replace(/^[\d.]+ /, '')))).toEqual([]);
  },
);

describe('the build', () => {
  const web = join(import.meta.dirname, '..');
  const source = join(web, '../../packages/messages');
  /** A copy of the catalogues and their settings. */
  let messages: string;
  /** A copy of the build's plugins that reads it. */
  let plugins: string;

  beforeAll(async () => {
    // Inside the packages, so that their dependencies are found.
    const folderIn = async (home: string) => {
      await mkdir(join(home, '.cache'), { recursive: true });
      return mkdtemp(join(home, '.cache/languages-'));
    };
    // Lingui's plugin sets it to the settings in use, also in the process that runs all projects of the tests.
    vi.stubEnv('LINGUI_CONFIG', undefined);
    messages = await folderIn(source);
    for (const file of ['lingui.config.ts', 'locales']) {
      await cp(join(source, file), join(messages, file), { recursive: true });
    }
    plugins = await folderIn(web);
    const original = await readFile(join(web, 'vite.plugins.ts'), 'utf8');
    const config = pathToFileURL(join(messages, 'lingui.config.ts')).href;
    const copy = original.replace(/import\.meta\.resolve\([^)]*\)/, `'${config}'`);
    expect(copy).not.toBe(original);
    await writeFile(join(plugins, 'vite.plugins.ts'), copy);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    for (const folder of [messages, plugins]) await rm(folder, { recursive: true });
  });

  async function buildCatalogue(catalogue: string) {
    const { sourcePlugins } = await import(pathToFileURL(join(plugins, 'vite.plugins.ts')).href);
    await build({
      root: plugins,
      configFile: false,
      logLevel: 'silent',
      plugins: sourcePlugins(),
      build: { write: false, rollupOptions: { input: catalogue } },
    });
  }

  test.each(readdirSync(join(source, 'locales')))(
    '[LANG-6] fails on a missing translation in the %s catalogue',
    async (name) => {
      const catalogue = join(messages, `locales/${name}/it.po`);
      const complete = await readFile(catalogue, 'utf8');
      await expect(buildCatalogue(catalogue)).resolves.toBeUndefined();
      const incomplete = complete.replace(/(msgid "[^"]+"\n)msgstr "[^"]+"/, '$1msgstr ""');
      expect(incomplete).not.toBe(complete);
      await writeFile(catalogue, incomplete);
      await expect(buildCatalogue(catalogue)).rejects.toThrow(/missing/i);
    },
  );
});
