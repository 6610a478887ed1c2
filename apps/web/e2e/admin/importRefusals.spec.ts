import type { Page } from '@playwright/test';
import { ADMIN } from '../support/accounts.ts';
import { expect, test } from '../support/fixtures.ts';

/** What a file contains in the place of a record, and what the report says about it; undefined if nothing. */
type Case = [content: string, remark?: string];

const record = (id: number, changes: object = {}) =>
  JSON.stringify({
    dataset: 'bari',
    sourceId: `${id}`,
    name: `Campo del Levante ${id}`,
    countryCode: 'IT',
    city: 'Bari',
    sports: ['padel'],
    ...changes,
  });

const LONG = 'x'.repeat(60);
const FIELDS = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`f${index}`, 1]));

const NOT_AN_OBJECT = 'Non è un oggetto JSON intero. Ogni oggetto deve stare su una sola riga.';
const LIST: readonly Case[] = [
  [record(1)],
  ['{"dataset":', NOT_AN_OBJECT],
  ['[1]', NOT_AN_OBJECT],
  [record(1), 'Lo stesso record c’è già prima nel file: Riga 1.'],
  [record(2, { dataset: '' }), 'Insieme di dati: vuoto'],
  [record(3, { name: {} }), 'Nome: non è un testo'],
  [record(4, { name: 'x'.repeat(201) }), `Nome: più lungo di 200 caratteri: "${LONG}…"`],
  [record(5, { name: 'Campo \uFFFD' }), 'Lettere illeggibili: il file non è in UTF-8.'],
  [record(6, { latitude: 91 }), 'Latitudine: più di 90'],
  [record(7, { longitude: -181 }), 'Longitudine: meno di -180'],
  [record(8, { latitude: 'nord' }), 'Latitudine: non è un numero'],
  [
    record(9, { countryCode: 'ITA' }),
    'Codice paese: non sono due lettere maiuscole, per esempio IT: "ITA"',
  ],
  [record(10, { sports: 5 }), 'Sport: non è un elenco'],
  [
    record(11, { sports: ['golf'] }),
    'Sport: non è tra calcio, padel, tennis, basket, pallavolo: "golf"',
  ],
  [record(12, { phoneRaw: [] }), 'Numero di telefono: non è un testo'],
  [
    record(13, { phoneRaw: 'chiamare' }),
    'Numero di telefono: non è un numero di telefono: "chiamare"',
  ],
  [record(14, { website: 'chiuso' }), 'Sito web: non è un indirizzo web: "chiuso"'],
  [
    record(15, { lastUpdated: 'ieri' }),
    'Ultimo aggiornamento: non è una data, per esempio 2020-06-11: "ieri"',
  ],
  [record(16, { lastUpdated: {} }), 'Ultimo aggiornamento: non è un testo'],
  [record(17, { postalCode: true }), 'CAP: non è un testo'],
  [record(18, FIELDS), 'Ha più di 500 campi.'],
  [record(19, { ['k'.repeat(201)]: 1 }), 'Il nome di un campo supera i 200 caratteri.'],
  [
    record(20, { sourceId: 'a\0b' }),
    'Identificativo nella fonte: contiene caratteri che nascondono o spezzano il testo: "bari:a\0b"',
  ],
  [JSON.stringify({ dataset: 'bari', sourceId: '21' }), 'Non ha nome, indirizzo né coordinate.'],
];

const SPREADSHEET: readonly Case[] = [
  ['dataset;sourceId;name;countryCode;city'],
  ['bari;31;Campo 31;IT;Bari'],
  ['bari;32;Campo 32;IT', 'I valori non sono tanti quante le colonne del file.'],
  ['bari;33;Campo "33";IT;Bari', 'Una virgoletta è fuori posto.'],
  ['bari;34;Campo 34;IT;Bari'],
];

const feature = (id: number, changes: object = {}) =>
  JSON.stringify({
    type: 'Feature',
    properties: JSON.parse(record(id)),
    geometry: { type: 'Point', coordinates: [16.87, 41.12] },
    ...changes,
  });
const MAP: readonly Case[] = [
  [feature(41)],
  [feature(42, { properties: null }), 'Non ha valori.'],
  [
    feature(43, { geometry: { type: 'LineString', coordinates: [] } }),
    'La sua posizione non è un punto.',
  ],
  [
    feature(44, { geometry: { type: 'Point', coordinates: [] } }),
    'La sua posizione non è un punto.',
  ],
];

const exported = (id: string, changes: object = {}) =>
  JSON.stringify({
    ...{
      id,
      folderPath: '',
      source: 'bari',
      sourceId: id,
      name: 'Campo',
      formattedAddress: 'Bari',
    },
    ...{ sports: [], ...changes },
  });
const ID = '01a227a4-5304-736d-b7ea-0000000000';
const EXPORT: readonly Case[] = [
  [exported(`${ID}51`)],
  [
    exported('52'),
    'Non ha l’identificativo di una struttura esportata. Porta le strutture nuove nelle colonne del modello.',
  ],
  [exported(`${ID}53`, { source: ' ' }), 'Fonte: manca'],
  [exported(`${ID}54`, { rating: 6 }), 'Valutazione: più di 5'],
  [exported(`${ID}55`, { rating: -1 }), 'Valutazione: meno di 0'],
  [exported(`${ID}56`, { totalRatings: 1.5 }), 'Numero di valutazioni: non è un numero intero'],
  [exported(`${ID}57`, { source: 'x'.repeat(101) }), 'Fonte: più lungo di 100 caratteri'],
];

/** Imports a file, and returns what its report says about its places, by place. */
async function remarksOn(page: Page, name: string, text: string): Promise<string[]> {
  const buffer = Buffer.from(text);
  await page.goto('/admin/imports?lang=it');
  const file = { name, mimeType: 'application/octet-stream', buffer };
  await page.getByLabel('Scegli un file').setInputFiles(file);
  await page.getByRole('button', { name: 'Importa', exact: true }).click();
  await expect(page.getByText('L’importazione è finita.')).toBeAttached();
  const items = page.getByRole('listitem').filter({ hasText: /^(Riga|Elemento) \d/ });
  return (await items.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '));
}

test.use({ account: ADMIN });

for (const { name, place, cases, textOf } of [
  { name: 'bari.ndjson', place: 'Riga', cases: LIST },
  { name: 'bari.csv', place: 'Riga', cases: SPREADSHEET },
  {
    name: 'bari.geojson',
    place: 'Elemento',
    cases: MAP,
    textOf: (lines: string[]) => `{"type":"FeatureCollection","features":[${lines.join()}]}`,
  },
  { name: 'export.ndjson', place: 'Riga', cases: EXPORT },
]) {
  test(`the report on ${name} names each fault in the language of the reader`, async ({ page }) => {
    const lines = cases.map(([content]) => content);
    const expected = cases.flatMap(([, remark], index) =>
      remark === undefined ? [] : `${place} ${index + 1} ${remark}`,
    );
    const remarks = await remarksOn(page, name, textOf ? textOf(lines) : lines.join('\n'));
    expect(remarks.toSorted()).toEqual(expected.toSorted());
  });
}
