import { fold } from '@campetto/contract';
import { joinLetters, toArabic } from '../venues/search-text.ts';

/** Folded words of many venues' names, which do not distinguish venues. */
const COMMON = new Set(
  `a ac al alla an and arena arl as asd associacion association associazione at atletica b barrio
  basic basica bocciodromo bowling c ca calcetto calcio campetto campi campo campus cd center
  centre centro centrum circolo ciudad club college collegio communal complejo complesso complex
  comprensivo comunal comunale court courts culturale d da dal de dei del della dello deporte
  deportiva deportivo des di dilettantistica do du e ed eishalle el elementare en et ev f fc
  fitness football for fussball futbol g ginnastica gli golf golfclub golfplatz ground gym
  gymnase gymnastiek gymzaal h hal hall halle hc het hockey hockeyclub i ijsbaan il im impianti
  impianto in instalacion instalaciones ist istituto jardines k klimzaal kv l la las lc le les
  liceo lo los m manege media municipal municipale n o of op oratorio p padel palaghiaccio
  palasport palazzetto palestra parco park parochiale parque parrocchiale pavilion petanca
  piscina piscine pista piste pitch pitches playground poblado polideportivo polisportiva
  polisportivo pool primaria primary r real recreation reitverein roeivereniging rugby rv s sc
  school schwimmbad scolastica scolastico scuola sd secondaria secondary societa society sp spa
  sport sportcentrum sporthal sporthalle sporting sportiva sportive sportivo sportpark
  sportplatz sports sportschool sportvereniging sportzaal sportzentrum squash srl srls ssd st
  stadio stadion stadium stadtpark studio sul sv swimming t tafeltennisvereniging tc te tennis
  tenniscentrum tennisclub tenniscomplex tennisvereniging the tsv turnhalle tv u un und unione v
  van vd verein vereniging via voetbalvereniging volley von voor vv wielervereniging y yoga z
  zum zur zwembad`.split(/\s+/),
);

const NUMBER = /^\d+$/;

/** A word of a name, as it is compared. */
interface Word {
  text: string;
  /** Whether it distinguishes a name where no city is known. */
  isDistinctive: boolean;
  /** Its letter pairs as sorted numbers; undefined for a word that is only compared as a whole. */
  pairs: readonly number[] | undefined;
}

/** A folded name, prepared for comparisons. */
export interface Name {
  /** Without spaces. */
  letters: string;
  words: readonly Word[];
  /** Its numbers, such as that of a pitch; most are Roman. */
  numbers: string;
}

/** The words of a name that are compared; the names of real venues have fewer. */
const WORDS_MAX = 16;

const pairsOf = (word: string) =>
  Array.from(
    { length: word.length - 1 },
    (_, index) => word.charCodeAt(index) * 65_536 + word.charCodeAt(index + 1),
  ).sort((a, b) => a - b);

const wordsOf = (nameKey: string) =>
  joinLetters(nameKey).split(' ').filter(Boolean).slice(0, WORDS_MAX).map(toArabic);

/** Prepares a folded name; the preparation takes longer than a comparison. */
export function readName(nameKey: string): Name {
  const words = wordsOf(nameKey);
  return {
    letters: nameKey.replaceAll(' ', ''),
    words: words.map((text) => ({
      text,
      isDistinctive: !COMMON.has(text) && !NUMBER.test(text),
      pairs: text.length < 4 || /\d/.test(text) ? undefined : pairsOf(text),
    })),
    numbers: words.filter((word) => NUMBER.test(word)).join(' '),
  };
}

/** The folded words of a city, which half of the names of its venues contain. */
export type CityWords = ReadonlySet<string>;

export const cityWords = (city: string): CityWords => new Set(fold(city).split(' '));

const weightOf = ({ text, isDistinctive }: Word, city: CityWords) =>
  isDistinctive && !city.has(text) ? 1 : 0.25;

/** Whether a name has a word that distinguishes it in its city. */
export const isDistinctive = ({ words }: Name, city: CityWords) =>
  words.some((word) => weightOf(word, city) === 1);

function commonPairs(a: readonly number[], b: readonly number[]): number {
  let [common, left, right] = [0, 0, 0];
  while (left < a.length && right < b.length) {
    const difference = (a[left] ?? 0) - (b[right] ?? 0);
    if (difference === 0) common += 1;
    if (difference <= 0) left += 1;
    if (difference >= 0) right += 1;
  }
  return common;
}

/** The share of common letter pairs below which two words are different ones. */
const SHARE_MIN = 0.6;

/** 0 to 1: the share of letter pairs that two words have in common; 0 below a limit. */
function wordSimilarity(a: Word, b: Word): number {
  if (a.text === b.text) return 1;
  if (!a.pairs || !b.pairs) return 0;
  const half = (a.pairs.length + b.pairs.length) / 2;
  if (Math.min(a.pairs.length, b.pairs.length) / half < SHARE_MIN) return 0;
  const share = commonPairs(a.pairs, b.pairs) / half;
  return share >= SHARE_MIN ? share : 0;
}

/**
 * The similarity of two names, 0 to 1, in any order of their words. Words that many names have, and those of
 * the city, count a quarter; a word may be misspelt. Two numbers, as of two pitches, halve it.
 */
export function nameSimilarity(a: Name, b: Name, city: CityWords): number {
  if (a.letters === '' || b.letters === '') return 0;
  if (a.letters === b.letters) return 1;
  const left = a.words.map(() => 0);
  const right = b.words.map(() => 0);
  for (const [i, word] of a.words.entries()) {
    for (const [j, other] of b.words.entries()) {
      const similarity = wordSimilarity(word, other);
      left[i] = Math.max(left[i] ?? 0, similarity);
      right[j] = Math.max(right[j] ?? 0, similarity);
    }
  }
  let [shared, all] = [0, 0];
  for (const [words, similarities] of [
    [a.words, left],
    [b.words, right],
  ] as const) {
    for (const [index, word] of words.entries()) {
      const weight = weightOf(word, city);
      shared += weight * (similarities[index] ?? 0);
      all += weight;
    }
  }
  return (shared / all) * (a.numbers && b.numbers && a.numbers !== b.numbers ? 0.5 : 1);
}
