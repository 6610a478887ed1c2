import { readdirSync, readFileSync } from 'node:fs';
import { ATTRIBUTIONS, GUIDE_SECTIONS, LANGUAGES, PATHS } from '@campetto/contract';
import { describe, expect, test } from 'vitest';
import { BRAND, LEGAL as COMPANY } from '../config/brand.ts';

const LEGAL = ['privacy', 'terms'] as const;
const COMPANY_TEXTS = ['about', 'venues', 'accessibility'] as const;
const TOPICS = [...LEGAL, ...COMPANY_TEXTS, ...GUIDE_SECTIONS];
const FILES = TOPICS.flatMap((topic) => LANGUAGES.map((lang) => `${topic}-${lang}.md`));

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

const CODE = /^```.*?^```$/gms;
const withoutCode = (markdown: string) => markdown.replace(CODE, '');

/** The kind and size of one block: `h2`, `ul 3`, `table 4x3`, `p`. */
function kindOf(block: string): string {
  const lines = block.split('\n');
  const count = (start: RegExp) => lines.filter((line) => start.test(line)).length;
  const heading = /^(#{1,6}) /.exec(block)?.[1];
  if (heading !== undefined) return `h${heading.length}`;
  if (block.startsWith('```')) return 'code';
  if (block.startsWith('> ')) return 'quote';
  if (block.startsWith('|')) return `table ${lines.length}x${block.split('|').length}`;
  if (block.startsWith('- ')) return `ul ${count(/^- /)}`;
  if (/^\d+\. /.test(block)) return `ol ${count(/^\d+\. /)}`;
  return 'p';
}

/** The blocks of a document, in order; blank lines separate them and never occur inside code. */
const outline = (markdown: string) =>
  markdown
    .replace(CODE, (code) => code.replace(/\n{2,}/g, '\n'))
    .trim()
    .split(/\n{2,}/)
    .map(kindOf);

/** The words that a reader sees, tables and formulas included, ids of headings not. */
const countWords = (markdown: string) =>
  markdown.split(/\s+/).filter((word) => /^[^{]*[\p{L}\p{N}]/u.test(word)).length;

/** The figures of each section, sorted, without separators: 1,000 and 1.000 are 1000. */
const figures = (markdown: string) =>
  markdown
    .replace(/\]\([^)]*\)/g, ']')
    .split(/^#+ /m)
    .map((section) => (section.match(/\d+([.,:]\d+)*/g) ?? []).map((n) => n.replace(/\D/g, '')))
    .map((numbers) => numbers.sort());

/** The subjects of mails are in the reader's language. */
const withoutSubject = (address: string) => address.replace(/^(mailto:[^?]*)\?.*/, '$1');

const linksOf = (markdown: string) =>
  [...markdown.matchAll(/\]\(([^)]*)\)/g)].map(([, address = '']) => withoutSubject(address));

const headingsIn = (markdown: string) => withoutCode(markdown).match(/^#+ .*/gm) ?? [];

const isLegal = (topic: string) => topic === 'privacy' || topic === 'terms';
const isCompanyText = (topic: string) => COMPANY_TEXTS.some((text) => text === topic);

/** The ids of the headings of a document: numbers in legal texts, in the guide as they are written. */
function idsOf(topic: string, markdown: string): string[] {
  const [, ...chapters] = headingsIn(markdown).map((line) => /^#+ (\d+(\.\d+)*)/.exec(line)?.[1]);
  if (isLegal(topic)) return chapters.map((number) => `chapter-${number?.replaceAll('.', '-')}`);
  const marked = headingsIn(markdown).map((line) => / \{#([a-z-]+)\}$/.exec(line)?.[1]);
  if (isCompanyText(topic)) return marked.slice(1).map((id) => `chapter-${id}`);
  return marked.map((id) => `${topic}-${id}`);
}

/** The ids on the page of a document; all sections of the guide are on one. */
function idsOnPageOf(topic: string, lang: string): string[] {
  if (isLegal(topic) || isCompanyText(topic)) return idsOf(topic, read(`${topic}-${lang}.md`));
  return GUIDE_SECTIONS.flatMap((id) => [id, ...idsOf(id, read(`${id}-${lang}.md`))]);
}

/** A number as the English documents write it. */
const numberOf = (text = '') => Number(text.replaceAll(',', '').replace('−', '-'));

const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of the table of an English document with this first row. */
function tableOf(file: string, ...header: string[]): string[][] {
  const tables = read(file)
    .split('\n\n')
    .map((block) => block.split('\n').map(cellsOf));
  return tables.find(([first]) => first?.join() === header.join())?.slice(2) ?? [];
}

test('[GUIDE-1] contains each text in each language, and nothing else', () => {
  const found = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.md'));
  expect(found.sort()).toEqual([...FILES].sort());
});

describe.each(TOPICS)('%s', (topic) => {
  const [en, it] = [read(`${topic}-en.md`), read(`${topic}-it.md`)];

  test('[LANG-6] has the same blocks in both languages', () => {
    expect(outline(it)).toEqual(outline(en));
  });

  test('[LANG-6] gives its headings the same ids in both languages, each once', () => {
    const ids = idsOf(topic, en);
    expect(idsOf(topic, it)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.join()).not.toContain('undefined');
  });

  test.each(LANGUAGES)('links only to ids that exist (%s)', (lang) => {
    const links = linksOf(read(`${topic}-${lang}.md`)).filter((link) => /^[/#]/.test(link));
    for (const link of links) {
      const [path = '', id] = link.split('#');
      const target = path === '' ? topic : path.slice(1);
      if (id) expect(idsOnPageOf(target, lang), link).toContain(id);
    }
  });

  test('[LANG-6] links to the same places in both languages', () => {
    expect(linksOf(it).sort()).toEqual(linksOf(en).sort());
  });

  test('[LANG-6] gives the same figures in both languages', () => {
    expect(figures(it)).toEqual(figures(en));
  });
});

describe.each(FILES)('%s', (file) => {
  const markdown = read(file);
  const blocks = outline(markdown);

  test('has one title, at its start, and skips no heading level', () => {
    const levels = blocks.flatMap((kind) => (/^h\d$/.test(kind) ? [Number(kind[1])] : []));
    expect(blocks[0]).toBe('h1');
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.reduce((before, level) => {
      expect(level).toBeLessThanOrEqual(before + 1);
      return level;
    });
  });

  test('links only to pages of the site, by http, https and mailto, and mails only to the brand', () => {
    const pages: string[] = Object.values(PATHS);
    for (const link of linksOf(markdown)) {
      if (link.startsWith('#') || pages.includes(link.replace(/#.*/, ''))) continue;
      expect(link).toMatch(/^(https?:\/\/\S+|mailto:\S+)$/);
      if (link.startsWith('mailto:')) expect(link).toBe(`mailto:${BRAND.email}`);
    }
  });

  test('is plain Markdown with typographic quotes: no HTML, no picture', () => {
    expect(withoutCode(markdown)).not.toMatch(/['"]|<[a-z/!]|!\[/i);
  });

  test('contains only formulas that fit in its column', () => {
    const lines = (markdown.match(CODE) ?? []).flatMap((code) => code.split('\n'));
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(72);
  });

  test('repeats no marketing figure', () => {
    expect(markdown).not.toMatch(/500\+|100[.,]000|\b4[.,]9\b|1K\+|95 ?%/);
  });
});

describe.each(GUIDE_SECTIONS)('%s', (topic) => {
  test.each(LANGUAGES)('links to other sections of the guide (%s)', (lang) => {
    const links = linksOf(read(`${topic}-${lang}.md`)).join(' ');
    const others = GUIDE_SECTIONS.filter((id) => id !== topic && links.includes(`#${id}`));
    expect(others.length).toBeGreaterThanOrEqual(2);
  });

  test.each(LANGUAGES)('has 600 to 1,200 words in %s', (lang) => {
    const words = countWords(read(`${topic}-${lang}.md`));
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1200);
  });

  test('contains lists, a quote, a table and a formula', () => {
    const kinds = new Set(outline(read(`${topic}-en.md`)).map((kind) => kind.split(' ')[0]));
    expect([...kinds]).toEqual(expect.arrayContaining(['ul', 'ol', 'quote', 'table', 'code']));
  });
});

test.each(['competitive-ranking-en.md', 'seasons-en.md'])('%s multiplies rightly', (file) => {
  const sentences = read(file).replace(/\s+/g, ' ');
  const products = [...sentences.matchAll(/([\d.,]*\d) × ([\d.,]*\d) = ([\d.,]*\d)/g)];
  expect(products.length).toBeGreaterThanOrEqual(4);
  for (const [text, a, b, product] of products) {
    expect(numberOf(a) * numberOf(b), text).toBeCloseTo(numberOf(product), 6);
  }
});

describe('the tables follow the formulas beside them', () => {
  test('levels: XP(L) = 50 × L × (L − 1)', () => {
    const rows = tableOf('user-levels-en.md', 'Level', 'Total XP', 'XP to the next level');
    expect(rows).toHaveLength(10);
    for (const [level, total, next] of rows) {
      const l = numberOf(level);
      expect(numberOf(total)).toBe(50 * l * (l - 1));
      if (next !== '–') expect(numberOf(next)).toBe(100 * l);
    }
  });

  test('ranking: expected scores, and the change after a win and a loss with K = 20', () => {
    const header = ['Your side is rated', 'Expected score', 'Win', 'Loss'];
    const rows = tableOf('competitive-ranking-en.md', ...header);
    expect(rows).toHaveLength(7);
    for (const [side = '', score, win, loss] of rows) {
      const points = Number.parseInt(side, 10) || 0;
      const behind = side.endsWith('above') ? -points : points;
      const expected = 1 / (1 + 10 ** (behind / 400));
      expect(numberOf(score)).toBeCloseTo(expected, 2);
      expect(numberOf(win)).toBe(Math.round(20 * (1 - expected)));
      expect(numberOf(loss)).toBe(Math.round(20 * (0 - expected)));
    }
  });

  test('the coach has one name in Italian', () => {
    for (const file of FILES.filter((one) => one.endsWith('-it.md'))) {
      expect(read(file), file).not.toMatch(/AI\s+coach/);
    }
  });

  test('seasons: three quarters of the distance from 1,000 remain', () => {
    const header = ['Rating at the end', 'Rating at the start', 'Division at the start'];
    const rows = tableOf('seasons-en.md', ...header);
    expect(rows).toHaveLength(6);
    for (const [before, after] of rows) {
      expect(numberOf(after)).toBe(Math.round(1000 + 0.75 * (numberOf(before) - 1000)));
    }
  });
});

describe('legal texts', () => {
  test.each(LEGAL)(
    '%s numbers its chapters once, alike in both languages: links lead by them',
    (topic) => {
      const [en, it] = LANGUAGES.map((lang) =>
        (read(`${topic}-${lang}.md`).match(/^#{2,} .*/gm) ?? []).map(
          (heading) => /^#+ (\d+(\.\d+)*)/.exec(heading)?.[1],
        ),
      );
      expect(en).not.toContain(undefined);
      expect(new Set(en).size).toBe(en?.length);
      expect(it).toEqual(en);
    },
  );

  test.each(['privacy-en.md', 'privacy-it.md', 'terms-en.md', 'terms-it.md'])(
    '%s is made of headings, paragraphs, lists and tables only',
    (file) => {
      expect(outline(read(file))).not.toContain('code');
      expect(outline(read(file))).not.toContain('quote');
    },
  );

  test('[LEGAL-3] the privacy policy was last updated in April 2025', () => {
    expect(read('privacy-en.md')).toContain('Last updated: April 2025');
    expect(read('privacy-it.md')).toContain('Ultimo aggiornamento: aprile 2025');
  });

  test('[LEGAL-3] the terms are governed by Italian law', () => {
    // In their introduction, and in the chapter about it.
    expect(read('terms-en.md').match(/governed\s+by\s+Italian\s+law/g)).toHaveLength(2);
    expect(read('terms-it.md').match(/regolat[io]\s+dalla\s+legge\s+italiana/g)).toHaveLength(2);
  });

  const { street, postalCode, city, province } = COMPANY.address;
  const controller = [
    COMPANY.company,
    `${street}, ${postalCode} ${city} ${province}`,
    COMPANY.vatNumber,
    COMPANY.pec,
  ];

  test.each(LANGUAGES)('name the company of the brand (%s)', (lang) => {
    const [privacy = '', terms = '', about = ''] = [...LEGAL, 'about'].map((topic) =>
      read(`${topic}-${lang}.md`).replace(/\s+/g, ' '),
    );
    for (const fact of controller) expect(privacy).toContain(fact);
    for (const text of [terms, about])
      for (const fact of [...controller, `REA ${COMPANY.rea}`]) expect(text).toContain(fact);
    const officer = COMPANY.dataProtectionOfficer;
    expect(privacy).toMatch(
      officer ??
        /have not appointed a data protection officer|Non abbiamo nominato un responsabile/,
    );
  });

  test.each(LANGUAGES)('state version, date and changes, and link each other (%s)', (lang) => {
    const [privacy = '', terms = ''] = LEGAL.map((topic) => read(`${topic}-${lang}.md`));
    for (const text of [privacy, terms]) {
      const [, version, date] =
        /^\*\*Versione? (\d\.\d)\. (?:Last updated|Ultimo aggiornamento): (.+)\*\*$/m.exec(text) ??
        [];
      expect(text).toMatch(new RegExp(`^- Versione? ${version}, ${date}: `, 'm'));
    }
    expect(linksOf(privacy)).toEqual(expect.arrayContaining([PATHS.terms, PATHS.documentation]));
    expect(linksOf(terms)).toEqual(expect.arrayContaining([PATHS.privacy, PATHS.documentation]));
    const guide = linksOf(read(`trust-fairplay-${lang}.md`)).map((link) => link.replace(/#.*/, ''));
    expect(guide).toEqual(expect.arrayContaining([PATHS.terms, PATHS.privacy]));
  });

  test.each(['terms-en.md', 'terms-it.md'])('%s names the sources of the sample data', (file) => {
    for (const { text, url } of ATTRIBUTIONS) expect(read(file)).toContain(`[${text}](${url})`);
  });
});
