/** Words that many venues have in their names and that tell none from another, folded. */
const COMMON = new Set(
  `a ac al alla an and as asd at b c ca cd club d da dal de deportiva deportivo deporte dei del della
  dello des di do du e ed el en et f for g gli h het i il im in k l la las le les lo los m n o of op p r
  s sc sd sp srl ssd st sul t tc te the u un und v van vd via von voor vv y z zum zur
  arena associazione associacion association basica basic bowling calcetto calcio campi campo
  campus center centre centro centrum circolo ciudad college communal comunale comunal complesso
  complejo complex court courts dilettantistica elementare fc fitness football fussball ground gym
  gymnastiek gymzaal hal hall halle hockey ijsbaan impianto impianti instalacion instalaciones media
  municipal municipale oratorio padel palazzetto palestra parco park parochiale parque
  parrocchiale pavilion piscina piscine pista piste pitch pitches playground polideportivo
  polisportiva polisportivo pool primaria primary real recreation rugby scolastica school scuola
  secondaria secondary societa society spa sport sportcentrum sporthal sporthalle sportiva sportive
  sportivo sporting sportpark sportplatz sports sportschool sportvereniging sportzaal sportzentrum
  squash stadio stadion stadium studio sv swimming tennis tennisclub tennisvereniging turnhalle tv
  unione vereniging verein voetbalvereniging volley yoga zwembad`.split(/\s+/),
);

const weightOf = (word: string) => (COMMON.has(word) || /^\d+$/.test(word) ? 0.25 : 1);

/** Initials are one word, with dots or without: `a c garibaldina` is `ac garibaldina`. */
const wordsOf = (nameKey: string) =>
  nameKey
    .replace(/(?<![^ ])(\p{L}) (?=\p{L}(?![^ ]))/gu, '$1')
    .split(' ')
    .filter(Boolean);

/** Whether a name has a word of its own. */
export const isTelling = (nameKey: string) => wordsOf(nameKey).some((word) => weightOf(word) === 1);

function pairsOf(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, index) => word.slice(index, index + 2));
}

/** 0 to 1: the share of pairs of letters that two words have in common; 0 for words unlike. */
function wordLikeness(a: string, b: string): number {
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

const numbersOf = (words: readonly string[]) =>
  words.filter((word) => /^\d+$/.test(word)).join(' ');

/**
 * How alike two folded names are, 0 to 1, in any order of their words. Words that many names have
 * count a quarter; a word may be misspelt. Two numbers, as of two pitches, halve it.
 */
export function nameLikeness(a: string, b: string): number {
  if (a === '' || b === '') return 0;
  if (a.replaceAll(' ', '') === b.replaceAll(' ', '')) return 1;
  const [left, right] = [wordsOf(a), wordsOf(b)];
  let [shared, all] = [0, 0];
  for (const [words, others] of [
    [left, right],
    [right, left],
  ] as const) {
    for (const word of words) {
      const weight = weightOf(word);
      shared += weight * Math.max(...others.map((other) => wordLikeness(word, other)));
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

/** What speaks for two venues being one. */
export interface Evidence {
  name: number;
  /** The names have a word of their own. */
  telling: boolean;
  distance: number | null;
  samePhone: boolean;
  sameWebsite: boolean;
}

/** Metres up to which a place speaks for, and from which on against, being the same. */
const NEAR = 60;
const FAR = 1500;

/** From here on two venues are shown as twins. */
export const TWIN_MIN = 0.5;

/** 0 to 1: how likely two venues are one. The weights were fitted by reading real pairs. */
export function twinScore({ name, telling, distance, samePhone, sameWebsite }: Evidence): number {
  const nearness =
    distance === null
      ? 0
      : 1 - (2 * Math.log(Math.max(distance, NEAR) / NEAR)) / Math.log(FAR / NEAR);
  const sum =
    -4 +
    (telling ? 5.5 : 3.8) * (name - 0.1) +
    2 * Math.max(nearness, -1.5) +
    (samePhone ? 1.2 : 0) +
    (sameWebsite ? 1 : 0);
  return 1 / (1 + Math.exp(-sum));
}
