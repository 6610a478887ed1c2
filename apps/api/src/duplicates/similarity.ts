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

/** Numbers after the names of pitches; most are Roman. */
const NUMBER = /^(?:\d+|i{1,3}|iv|vi{0,3}|ix|x)$/;

/** `city` is folded: half of a city's venues have its words in their names. */
const weightOf = (word: string, city: string) =>
  COMMON.has(word) || NUMBER.test(word) || city.split(' ').includes(word) ? 0.25 : 1;

/** Initials are one word, with dots or without: `a c garibaldina` is `ac garibaldina`. */
const wordsOf = (nameKey: string) =>
  nameKey
    .replace(/(?<![^ ])(\p{L}) (?=\p{L}(?![^ ]))/gu, '$1')
    .split(' ')
    .filter(Boolean);

/** Whether a folded name has a word that distinguishes it in its city. */
export const isDistinctive = (nameKey: string, city: string) =>
  wordsOf(nameKey).some((word) => weightOf(word, city) === 1);

function pairsOf(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2));
}

/** 0 to 1: the share of letter pairs that two words have in common; 0 below a limit. */
function wordSimilarity(a: string, b: string): number {
  if (a === b) return 1;
  if (a.length < 4 || b.length < 4 || /\d/.test(a + b)) return 0;
  const left = pairsOf(b);
  const common = pairsOf(a).filter((pair) => {
    const index = left.indexOf(pair);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  }).length;
  const share = (2 * common) / (a.length + b.length - 2);
  return share >= 0.6 ? share : 0;
}

const numbersOf = (words: readonly string[]) => words.filter((word) => NUMBER.test(word)).join(' ');

/**
 * The similarity of two folded names, 0 to 1, in any order of their words. Words that many names have,
 * and those of the folded city, count a quarter; a word may be misspelt. Two numbers, as of two pitches, halve it.
 */
export function nameSimilarity(a: string, b: string, city: string): number {
  if (a === '' || b === '') return 0;
  if (a.replaceAll(' ', '') === b.replaceAll(' ', '')) return 1;
  const [left, right] = [wordsOf(a), wordsOf(b)];
  let [shared, all] = [0, 0];
  for (const [words, candidates] of [
    [left, right],
    [right, left],
  ] as const) {
    for (const word of words) {
      const weight = weightOf(word, city);
      shared += weight * Math.max(...candidates.map((other) => wordSimilarity(word, other)));
      all += weight;
    }
  }
  const [first, second] = [numbersOf(left), numbersOf(right)];
  return (shared / all) * (first && second && first !== second ? 0.5 : 1);
}

interface Place {
  latitude: number;
  longitude: number;
}

const EARTH = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two places; null where one is unknown. */
export function distanceBetween(a: Place, b: Place): number | null {
  if ([a.latitude, a.longitude, b.latitude, b.longitude].includes(0)) return null;
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH * Math.asin(Math.sqrt(chord));
}

/** The evidence that two venues are the same. */
interface Evidence {
  name: number;
  /** Both names have a word that distinguishes them. */
  distinctive: boolean;
  distance: number | null;
  samePhone: boolean;
  sameWebsite: boolean;
}

/** Metres up to which the distance is evidence for, and from which on against, the same venue. */
const NEAR = 60;
const FAR = 1000;

/** The score from which on two venues are shown as duplicates. */
export const DUPLICATE_MIN = 0.5;

/** 0 to 1: how likely two venues are the same. The weights were fitted to real pairs. */
export function duplicateScore({
  name,
  distinctive,
  distance,
  samePhone,
  sameWebsite,
}: Evidence): number {
  const nearness =
    distance === null
      ? 0
      : 1 - (2 * Math.log(Math.max(distance, NEAR) / NEAR)) / Math.log(FAR / NEAR);
  const sum =
    -4 +
    (distinctive ? 5.5 : 3.8) * (name - 0.1) +
    2 * Math.max(nearness, -2.5) +
    (samePhone ? 1.2 : 0) +
    (sameWebsite ? 1 : 0);
  return 1 / (1 + Math.exp(-sum));
}
