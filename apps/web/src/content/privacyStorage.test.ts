import { globSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@campetto/contract';
import { describe, expect, test } from 'vitest';

const SOURCES = new URL('../', import.meta.url).pathname;

/** How the privacy policy names what is stored on the device, by the start of its key. */
const STORED = {
  'campetto.activity': {
    en: 'the time of the last input',
    it: 'l’ora dell’ultima attività',
  },
  'campetto.language': { en: 'Language of the pages', it: 'Lingua delle pagine' },
  'campetto.language.chosen': {
    en: 'A note that you chose it yourself',
    it: 'L’indicazione che l’hai scelta tu',
  },
  'campetto.reloaded': {
    en: 'A note that the page was reloaded',
    it: 'L’indicazione che la pagina è stata ricaricata',
  },
  'campetto.editDraft.': { en: 'drafts of edits', it: 'le bozze delle modifiche' },
  'campetto.venueDraft.': { en: 'the draft of a new venue', it: 'la bozza di una nuova struttura' },
  'campetto.import.': {
    en: 'the name of a file whose import you left',
    it: 'il nome di un file di cui hai lasciato l’importazione',
  },
  'campetto.importReport.': {
    en: 'the report of the last import',
    it: 'l’esito dell’ultima importazione',
  },
  'campetto.views.': { en: 'saved views of the list', it: 'le viste salvate dell’elenco' },
  'campetto.review.view': {
    en: 'shown as cards, as rows or in Focus',
    it: 'a schede, a righe o in Focus',
  },
  'campetto.shortcuts': { en: 'keyboard shortcuts', it: 'le scorciatoie da tastiera' },
  'campetto.doNotAsk.': { en: 'confirmations', it: 'le conferme' },
  'campetto.discard.': {
    en: 'the reason and the note of a discard',
    it: 'motivo e nota di uno scarto',
  },
  'campetto.position.': {
    en: 'your place in the list',
    it: 'il punto dell’elenco in cui ti trovi',
  },
  'campetto.undoableActions': {
    en: 'the last actions that can be undone',
    it: 'le ultime operazioni che si possono annullare',
  },
  'campetto.sentChanges.': {
    en: 'decisions until the server has confirmed them',
    it: 'le decisioni fino alla conferma del server',
  },
  'campetto.note.': {
    en: 'the note of a venue that is being set aside',
    it: 'la nota di una struttura che si sta mettendo da parte',
  },
} as const;

/** Names in the code that look like keys of the storage: a channel between windows stores nothing. */
const NOT_STORED = ['campetto.changes'];

const sources = globSync('**/*.{ts,tsx}', { cwd: SOURCES })
  .filter((file) => !/\.(test|stories)\.|^testing/.test(file))
  .map((file) => readFileSync(`${SOURCES}${file}`, 'utf8'));

describe('the privacy policy and the storage of the browser', () => {
  test('know the same keys', () => {
    const keys = sources.flatMap(
      (source) => source.match(/(?<=['`])campetto\.[a-z.]+(?=['`$])/gi) ?? [],
    );
    const stored = new Set(keys.filter((key) => !/\.app$/.test(key) && !NOT_STORED.includes(key)));
    expect([...stored].sort()).toEqual(Object.keys(STORED).sort());
  });

  test.each(LANGUAGES)('the policy names each of them (%s)', (lang) => {
    const file = new URL(`privacy-${lang}.md`, import.meta.url);
    const policy = readFileSync(file, 'utf8').replace(/\s+/g, ' ');
    const names = Object.values(STORED).map((name) => name[lang]);
    expect(names.filter((name) => !policy.includes(name))).toEqual([]);
  });
});
