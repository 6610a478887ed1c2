import { bilingual } from './bilingual.ts';

/** Copy of the pieces that find and compare venues. */
export const findCopy = bilingual(
  {
    bar: {
      region: 'Find venues',
      search: 'Search',
      placeholder: 'Name, city or street',
      clearSearch: 'Clear the search',
      sort: 'Sort by',
      check: 'Warnings',
      noCheck: 'Show all',
    },
    sorts: {
      newest: 'Newest',
      rating: 'Best rated',
      name: 'Name, A to Z',
      warnings: 'Most warnings',
    },
    checks: {
      any: 'Any warning',
      coordinatesSwapped: 'Latitude and longitude swapped',
      websiteInvalid: 'Website cannot be opened',
      noStreet: 'No street',
      nameShouting: 'Name in capitals only',
    },
    savedViews: {
      title: 'Saved views',
      empty: 'No views yet. Give a name to what you look for often, and come back to it from here.',
      name: 'Save this view as',
      save: 'Save',
      replace: 'Replace',
      remove: 'Delete',
    },
    views: [
      { id: 'milan', name: 'Milan without a street', detail: 'Pending · Milan · No street' },
      { id: 'swapped', name: 'Swapped coordinates', detail: 'Pending · most warnings' },
      { id: 'best', name: 'Best rated in Spain', detail: 'Approved · Spain · best rated' },
    ],
  },
  {
    bar: {
      region: 'Trova strutture',
      search: 'Cerca',
      placeholder: 'Nome, città o via',
      clearSearch: 'Cancella la ricerca',
      sort: 'Ordina per',
      check: 'Avvisi',
      noCheck: 'Mostra tutte',
    },
    sorts: {
      newest: 'Più recenti',
      rating: 'Più votate',
      name: 'Nome, A–Z',
      warnings: 'Più avvisi',
    },
    checks: {
      any: 'Almeno un avviso',
      coordinatesSwapped: 'Latitudine e longitudine invertite',
      websiteInvalid: 'Sito web che non si apre',
      noStreet: 'Senza via',
      nameShouting: 'Nome tutto in maiuscolo',
    },
    savedViews: {
      title: 'Viste salvate',
      empty: 'Ancora nessuna vista. Dai un nome a quello che cerchi spesso e ritrovalo qui.',
      name: 'Salva questa vista come',
      save: 'Salva',
      replace: 'Sostituisci',
      remove: 'Elimina',
    },
    views: [
      { id: 'milan', name: 'Milano senza via', detail: 'In attesa · Milano · senza via' },
      { id: 'swapped', name: 'Coordinate invertite', detail: 'In attesa · più avvisi' },
      { id: 'best', name: 'Le più votate in Spagna', detail: 'Approvate · Spagna · più votate' },
    ],
  },
);
