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
      noCheck: 'With or without warnings',
    },
    sorts: {
      newest: 'Newest first',
      rating: 'Best rated first',
      name: 'Name, from A',
      warnings: 'Most warnings first',
    },
    checks: {
      any: 'Any warning',
      coordinatesSwapped: 'Latitude and longitude swapped',
      websiteInvalid: 'Website cannot be opened',
      noStreet: 'No street',
      nameShouting: 'Name in capitals only',
    },
  },
  {
    bar: {
      region: 'Trova strutture',
      search: 'Cerca',
      placeholder: 'Nome, città o via',
      clearSearch: 'Cancella la ricerca',
      sort: 'Ordina per',
      check: 'Avvisi',
      noCheck: 'Con o senza avvisi',
    },
    sorts: {
      newest: 'Prima le più recenti',
      rating: 'Prima le più votate',
      name: 'Nome, dalla A',
      warnings: 'Prima quelle con più avvisi',
    },
    checks: {
      any: 'Almeno un avviso',
      coordinatesSwapped: 'Latitudine e longitudine invertite',
      websiteInvalid: 'Sito web che non si apre',
      noStreet: 'Senza via',
      nameShouting: 'Nome tutto in maiuscolo',
    },
  },
);
