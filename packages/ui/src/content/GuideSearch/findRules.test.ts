import { describe, expect, test } from 'vitest';
import { findRules, type Piece, type Rule } from './findRules.ts';

const rule = (title: string, text: string): Rule => ({
  id: title.toLowerCase(),
  title,
  section: 'Levels',
  text,
});

const RULES = [
  rule('Seasons', `Ratings are reset. ${'Nobody overtakes anybody. '.repeat(20)}Città di Verona.`),
  rule('Divisions', 'Gold is from 1,100 to 1,299. A season has 13 weeks.'),
  rule('Fair play', 'L’MVP si vota nelle partite. Perché no? Reset.'),
];

const titlesFor = (query: string) =>
  findRules(RULES, query)?.map(({ title }) => title.map(({ text }) => text).join(''));

const marked = (pieces: Piece[] = []) =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

describe('finds rules', () => {
  test.each([
    ['citta', ['Seasons']],
    ['CITTÀ', ['Seasons']],
    ['citta\u0300', ['Seasons']],
    ['perche', ['Fair play']],
    ['reset season', ['Seasons']],
    ['reset', ['Seasons', 'Fair play']],
    ['reset nothing', []],
    ['l’mvp', ['Fair play']],
    ["l'mvp", ['Fair play']],
    ['fair-play', ['Fair play']],
    ['1,100', ['Divisions']],
    ['1.100', ['Divisions']],
    ['1100', ['Divisions']],
    ['1,299 gold', ['Divisions']],
    ['1 000', []],
    ['1,1', []],
    ['1', ['Divisions']],
    ['13', ['Divisions']],
    ['1,10', []],
    ['we', ['Divisions']],
    ['a season', ['Divisions']],
    ['season a', ['Seasons', 'Divisions']],
    ['division', ['Divisions']],
    ['partita', ['Fair play']],
    ['vision', []],
    ['.*', []],
    ['🏐', []],
    ['(', []],
    ['  ', undefined],
  ])('with “%s”', (query, titles) => {
    expect(titlesFor(query)).toEqual(titles);
  });

  test('by a number, with and without the separators of thousands of both languages', () => {
    const text = 'Up to 1,000 or 12.500 or 2000 or 1.250.000 points, factor 0.125.';
    const finds = (query: string) => findRules([rule('Points', text)], query)?.length;
    for (const query of ['1000', '1,000', '1.000', '12500', '12,500', '2,000', '2000', '1250000'])
      expect(finds(query), query).toBe(1);
    for (const query of ['100', '10000', '0125', '1250']) expect(finds(query), query).toBe(0);
    expect(finds('0.125')).toBe(1);
  });

  test.each([
    ['division', 'divisions'],
    ['match', 'matches'],
    ['loss', 'losses'],
    ['trophy', 'trophies'],
    ['partita', 'partite'],
    ['classifica', 'classifiche'],
    ['gioco', 'giochi'],
  ])('in singular and plural: “%s”, “%s”', (singular, plural) => {
    const finds = (typed: string, written: string) => findRules([rule(written, '')], typed)?.length;
    expect(finds(singular, plural), `${singular} typed`).toBe(1);
    expect(finds(plural, singular), `${plural} typed`).toBe(1);
  });

  test('in their order, those with the words in the title first', () => {
    expect(titlesFor('season')).toEqual(['Seasons', 'Divisions']);
    expect(titlesFor('play')).toEqual(['Fair play']);
    expect(titlesFor('gold division')).toEqual(['Divisions']);
  });
});

describe('marks what was searched', () => {
  test('in title and text, accents and all', () => {
    const [season] = findRules(RULES, 'citta season') ?? [];
    expect(marked(season?.title)).toBe('[Season]s');
    expect(marked(season?.excerpt)).toMatch(/^…\s.* \[Città\] di Verona\.$/);
  });

  test('in an excerpt cut between words, which starts with the text if it has no match', () => {
    const [season] = findRules(RULES, 'seasons') ?? [];
    const excerpt = marked(season?.excerpt);
    expect(excerpt).toMatch(/^Ratings are reset\. .* (Nobody|overtakes|anybody\.)\s…$/);
    expect(excerpt.length).toBeLessThan(160);
  });

  test('with the other ending of a word', () => {
    const title = 'Partite, classifiche, giochi';
    const [found] = findRules([rule(title, '')], 'partita classifica gioco') ?? [];
    expect(marked(found?.title)).toBe('[Partite], [classifiche], [giochi]');
    const [losses] = findRules([rule('A loss, a trophy', '')], 'losses trophies') ?? [];
    expect(marked(losses?.title)).toBe('A [loss], a [trophy]');
  });

  test('once where one word begins like another', () => {
    const [season] = findRules(RULES, 'sea season') ?? [];
    expect(marked(season?.title)).toBe('[Season]s');
  });

  test('in the part of the text that has most of the words', () => {
    const far = rule('Far', `gold ${'word '.repeat(60)}silver and gold ${'word '.repeat(60)}`);
    const [found] = findRules([far], 'gold silver') ?? [];
    expect(marked(found?.excerpt)).toContain('[silver] and [gold]');
  });
});
