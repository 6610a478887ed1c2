import type { Language } from '@campetto/contract';

/** The screenshot of a story in one language, theme and width; `pnpm gallery` takes them. */
export interface Picture {
  /** Also the name of its file, without the ending. */
  key: string;
  story: string;
  /** The place of the story in the sidebar: “Screens/Public site/Landing”. */
  title: string;
  name: string;
  mode: Mode;
}

export interface Mode {
  language: Language;
  theme: 'light' | 'dark';
  /** Width of the window in px. */
  viewport: number;
}

type Kind = 'screens' | 'errors' | 'components';

/** The filters by which the gallery chooses the pictures that it shows. */
export interface Choice extends Mode {
  kind: Kind;
  /** Words to search in the titles and the names of stories. */
  words: string;
}

function kindOf({ title }: Picture): Kind {
  if (title.startsWith('Screens/Errors/')) return 'errors';
  return title.startsWith('Screens/') ? 'screens' : 'components';
}

/** The pictures of each title, in the order of the sidebar; a story has one language or width only where it fixes them. */
export function chosen(pictures: readonly Picture[], choice: Choice): Map<string, Picture[]> {
  const words = choice.words.trim().toLowerCase();
  const wanted = pictures.filter(
    (picture) =>
      kindOf(picture) === choice.kind &&
      `${picture.title} ${picture.name}`.toLowerCase().includes(words),
  );
  const stories = Map.groupBy(wanted, ({ story }) => story);
  const nearest = [...stories.values()].map((same) => nearestTo(choice, same));
  return Map.groupBy(nearest, ({ title }) => title);
}

/** The picture in the wanted mode, else one that differs from it in as little as possible. */
function nearestTo(mode: Mode, [first, ...others]: Picture[]): Picture {
  const distance = (picture: Picture) =>
    (['viewport', 'language', 'theme'] as const).filter((side) => picture.mode[side] !== mode[side])
      .length;
  return others.reduce(
    (best, picture) => (distance(picture) < distance(best) ? picture : best),
    first as Picture,
  );
}

/** The same story in the other theme, if there is a picture of it. */
export const inOtherTheme = (pictures: readonly Picture[], { story, mode }: Picture) =>
  pictures.find(
    (other) =>
      other.story === story &&
      other.mode.theme !== mode.theme &&
      other.mode.language === mode.language &&
      other.mode.viewport === mode.viewport,
  );
