import { LANGUAGES, type Language } from '@campetto/contract';
import { viewports } from './toolbar/globals.ts';

/** How a story is captured, in Chromatic's format: globals, and the width in px. */
export interface Mode {
  language: Language;
  theme: 'light' | 'dark';
  viewport: number;
}

/** The parts of a story file's exports that are used here. */
interface Annotations {
  title?: string;
  globals?: Partial<Pick<Mode, 'language' | 'theme'>> & { viewport?: { value?: string } };
  parameters?: { chromatic?: { modes?: object } };
}

/** The width in px of a viewport that a story names. */
function widthOf(name: string | undefined): number | undefined {
  const viewport = Object.entries(viewports).find(([known]) => known === name)?.[1];
  return viewport && Number.parseInt(viewport.styles.width, 10);
}

const EVERY = {
  language: LANGUAGES,
  theme: ['light', 'dark'],
  viewport: [360, 1440],
} as const;

const ONE = { language: ['en'], theme: ['light'], viewport: [1440] } as const;

/** A matrix and a screen are captured in every mode, any other story in one. */
const isGuarded = (name: string, title: string) =>
  name === 'Matrix' || title.startsWith('Screens/');

/** The modes of a story by name; globals that the story sets are not varied. */
export function modesOf(
  exportName: string,
  title: string,
  fixed: NonNullable<Annotations['globals']> = {},
): Record<string, Mode> {
  const sides = isGuarded(exportName, title) ? EVERY : ONE;
  const width = widthOf(fixed.viewport?.value);
  const modes: Record<string, Mode> = {};
  for (const language of fixed.language ? [fixed.language] : sides.language)
    for (const theme of fixed.theme ? [fixed.theme] : sides.theme)
      for (const viewport of width ? [width] : sides.viewport)
        modes[`${language} ${theme} ${viewport}`] = { language, theme, viewport };
  return modes;
}

/** Gives each story of a file its modes, unless it sets its own. */
export function setModes(file: object): void {
  const { default: meta = {}, ...exports }: { default?: Annotations } & Record<string, unknown> = {
    ...file,
  };
  for (const [name, story] of Object.entries(exports)) {
    if (typeof story !== 'object' || story === null) continue;
    const annotations: Annotations = story;
    const { parameters, globals } = annotations;
    const modes = modesOf(name, meta.title ?? '', { ...meta.globals, ...globals });
    const chromatic = { modes, ...meta.parameters?.chromatic, ...parameters?.chromatic };
    annotations.parameters = { ...parameters, chromatic };
  }
}
