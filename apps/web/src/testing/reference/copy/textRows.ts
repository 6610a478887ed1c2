import { LANGUAGE_NAMES, LANGUAGES } from '@campetto/contract';
import type { ProductText } from '../../../../texts.ts';
import { download } from '../download.ts';
import { screenOf } from '../places.ts';
import { csv } from './csv.ts';
import { growth } from './growth.ts';

/** Offers rows as a file for a spreadsheet. */
export function downloadTexts(rows: readonly Row[]) {
  const head = [
    ...LANGUAGES.map((language) => LANGUAGE_NAMES[language]),
    'Growth in per cent',
    'Catalogue',
    'Screen',
    'Files',
  ];
  const file = csv([
    head,
    ...rows.map((row) => [
      ...LANGUAGES.map((language) => row.translations[language]),
      row.growth,
      row.catalogue,
      row.places.map(({ name }) => name).join('; '),
      row.files.join('; '),
    ]),
  ]);
  download('campetto-texts.csv', 'text/csv;charset=utf-8', file);
}

/** A text with its growth, and the screens that show it. */
export function present(text: ProductText) {
  const places = new Map(
    text.files.flatMap((file) => screenOf(file) ?? []).map((at) => [at.story, at]),
  );
  const { en, ...others } = text.translations;
  const growths = Object.values(others).map((translation) => growth(en, translation));
  return { ...text, growth: Math.max(...growths), places: [...places.values()] };
}

export type Row = ReturnType<typeof present>;

/** Sorts rows by their first screen; the texts of no screen come last. */
export const byScreen = (a: Row, b: Row) =>
  (a.places[0]?.name ?? '\uffff').localeCompare(b.places[0]?.name ?? '\uffff', 'en');
