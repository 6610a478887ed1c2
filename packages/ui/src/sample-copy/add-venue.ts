import { bilingual } from './bilingual.ts';

/** Answers of an address search; the last is as long as they come. */
export const ADDRESSES = [
  { id: '1', label: 'Via Roma 12', detail: '37121 Verona VR, Veneto, Italia' },
  { id: '2', label: 'Via Rovereto 4', detail: '37126 Verona VR, Veneto, Italia' },
  { id: '3', label: 'Via Romolo Bonomi', detail: '37135 Verona VR, Veneto, Italia' },
  { id: '4', label: 'Via Rosa Morando 7', detail: '37131 Verona VR, Veneto, Italia' },
  {
    id: '5',
    label: 'Impianti sportivi comunali di Via Rocca Maggiore e della Circonvallazione',
    detail: '37060 Castelnuovo del Garda VR, Unione Montana del Baldo Garda, Veneto, Italia',
  },
] as const;

/** The first of them, field by field. */
export const FOUND_ADDRESS = {
  country: 'Italia',
  countryCode: 'IT',
  city: 'Verona',
  street: 'Via Roma',
  number: '12',
  postalCode: '37121',
  state: 'Veneto',
  stateCode: 'VR',
  latitude: '45.438384',
  longitude: '10.991622',
  formattedAddress: 'Via Roma 12, 37121 Verona VR, Veneto, Italia',
};

export const NO_ADDRESS: typeof FOUND_ADDRESS = {
  country: '',
  countryCode: '',
  city: '',
  street: '',
  number: '',
  postalCode: '',
  state: '',
  stateCode: '',
  latitude: '',
  longitude: '',
  formattedAddress: '',
};

const court =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#0E6FE6"/><path d="M30 15h100v60H30zM80 15v60M45 15v60M115 15v60M45 45h70" fill="none" stroke="#fff" stroke-width="2"/></svg>';

/** Stands for a photograph. */
export const COURT_PICTURE = `data:image/svg+xml,${encodeURIComponent(court)}`;

const COUNTRIES = {
  '+39': ['IT'],
  '+1': ['US', 'CA'],
  '+44': ['GB'],
  '+33': ['FR'],
  '+49': ['DE'],
  '+34': ['ES'],
  '+351': ['PT'],
  '+31': ['NL'],
  '+32': ['BE'],
  '+41': ['CH'],
  '+43': ['AT'],
  '+46': ['SE'],
  '+47': ['NO'],
  '+45': ['DK'],
  '+358': ['FI'],
  '+353': ['IE'],
  '+48': ['PL'],
  '+420': ['CZ'],
  '+421': ['SK'],
  '+36': ['HU'],
  '+40': ['RO'],
  '+359': ['BG'],
  '+30': ['GR'],
  '+61': ['AU'],
  '+64': ['NZ'],
};

function dialCodes(language: string) {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return Object.entries(COUNTRIES).map(([code, countries]) => ({
    code,
    label: countries.map((country) => names.of(country)).join(', '),
  }));
}

const sports = (football: string, basketball: string, volleyball: string) => [
  { id: 'football', label: football },
  { id: 'padel', label: 'Padel' },
  { id: 'tennis', label: 'Tennis' },
  { id: 'basketball', label: basketball },
  { id: 'volleyball', label: volleyball },
];

export const addVenueCopy = bilingual(
  {
    form: {
      title: 'Add venue',
      subtitle: 'It joins the pending list, where it can be reviewed. Fields with * are required.',
      venue: 'Venue',
      address: 'Address',
      play: 'Sports and picture',
      name: 'Venue name',
      cancel: 'Cancel',
      create: 'Create venue',
      creating: 'Creating…',
    },
    phone: {
      labels: { group: 'Phone', dialCode: 'Dial code', number: 'Phone number' },
      note: 'optional',
      dialCodes: dialCodes('en'),
      hint: 'Without the leading zero, except in Italy.',
      wrong: 'This number is too short.',
    },
    search: {
      labels: {
        label: 'Search address',
        placeholder: 'Street, number, city',
        clear: 'Clear the search',
        results: 'Addresses found',
        loading: 'Searching…',
        empty: 'No address found. Try with street and city, or fill in the details yourself.',
        attribution: '© OpenStreetMap contributors',
      },
      hint: 'Type at least 3 characters: the details below fill themselves in.',
      count: '5 addresses found',
    },
    selected: { selected: 'Selected address', clear: 'Clear the address' },
    filled: 'Address filled in: Via Roma 12. Check the details.',
    details: {
      title: 'Address details',
      origin: 'autofilled',
      country: 'Country',
      countryCode: 'Country code',
      city: 'City',
      street: 'Street address',
      number: 'House number',
      postalCode: 'Postal code',
      state: 'State/Province',
      stateCode: 'State code',
      latitude: 'Latitude',
      longitude: 'Longitude',
      formattedAddress: 'Formatted address',
    },
    sports: {
      label: 'Sports',
      hint: 'At least one.',
      sports: sports('Football', 'Basketball', 'Volleyball'),
    },
    image: {
      labels: {
        label: 'Picture',
        pick: 'Choose a picture',
        drop: 'or drop it here, or paste it',
        letGo: 'Let go to add the picture',
        replace: 'Replace',
        remove: 'Remove',
      },
      note: 'optional',
      hint: 'JPEG, PNG, WebP, GIF or AVIF, up to 5 MB.',
      uploading: (percent: number) => `Uploading: ${percent}%`,
      notAnImage: 'This file is not a picture.',
      failed: 'The picture could not be uploaded. Try again or choose another one.',
    },
    problems: {
      name: 'Venue name is required',
      stateCode: 'State code is required',
      sportIds: 'At least one sport must be selected',
    },
    success: {
      title: 'Venue Padel Club Navigli created successfully',
      id: 'Id: 7d9f2c1e-5b1a-4b0e-9a51-0c6b8f3a2d44',
    },
    failure: 'Failed to create venue. Please try again.',
    kept: {
      message: 'Here is what you typed last time. A picture has to be chosen again.',
      startOver: 'Start over',
      dismiss: 'Dismiss',
    },
  },
  {
    form: {
      title: 'Aggiungi struttura',
      subtitle:
        'Finirà tra quelle in attesa, dove potrai valutarla. I campi con * sono obbligatori.',
      venue: 'Struttura',
      address: 'Indirizzo',
      play: 'Sport e immagine',
      name: 'Nome della struttura',
      cancel: 'Annulla',
      create: 'Crea struttura',
      creating: 'Creazione in corso…',
    },
    phone: {
      labels: { group: 'Telefono', dialCode: 'Prefisso', number: 'Numero di telefono' },
      note: 'facoltativo',
      dialCodes: dialCodes('it'),
      hint: 'In Italia con lo zero iniziale, altrove senza.',
      wrong: 'Questo numero è troppo corto.',
    },
    search: {
      labels: {
        label: 'Cerca l’indirizzo',
        placeholder: 'Via, numero, città',
        clear: 'Cancella la ricerca',
        results: 'Indirizzi trovati',
        loading: 'Ricerca in corso…',
        empty: 'Nessun indirizzo trovato. Prova con via e città, oppure compila tu i dettagli.',
        attribution: '© OpenStreetMap contributors',
      },
      hint: 'Scrivi almeno 3 caratteri: i dettagli qui sotto si compilano da soli.',
      count: '5 indirizzi trovati',
    },
    selected: { selected: 'Indirizzo scelto', clear: 'Svuota l’indirizzo' },
    filled: 'Indirizzo compilato: Via Roma 12. Controlla i dettagli.',
    details: {
      title: 'Dettagli dell’indirizzo',
      origin: 'automatico',
      country: 'Paese',
      countryCode: 'Codice paese',
      city: 'Città',
      street: 'Via',
      number: 'Numero civico',
      postalCode: 'CAP',
      state: 'Provincia o regione',
      stateCode: 'Sigla',
      latitude: 'Latitudine',
      longitude: 'Longitudine',
      formattedAddress: 'Indirizzo completo',
    },
    sports: {
      label: 'Sport',
      hint: 'Almeno uno.',
      sports: sports('Calcio', 'Basket', 'Pallavolo'),
    },
    image: {
      labels: {
        label: 'Immagine',
        pick: 'Scegli un’immagine',
        drop: 'oppure trascinala qui o incollala',
        letGo: 'Rilascia per aggiungere l’immagine',
        replace: 'Sostituisci',
        remove: 'Rimuovi',
      },
      note: 'facoltativa',
      hint: 'JPEG, PNG, WebP, GIF o AVIF, fino a 5 MB.',
      uploading: (percent) => `Caricamento: ${percent}%`,
      notAnImage: 'Questo file non è un’immagine.',
      failed: 'Non è stato possibile caricare l’immagine. Riprova o scegline un’altra.',
    },
    problems: {
      name: 'Il nome della struttura è obbligatorio',
      stateCode: 'La sigla è obbligatoria',
      sportIds: 'Scegli almeno uno sport',
    },
    success: {
      title: 'Struttura Padel Club Navigli creata con successo',
      id: 'Id: 7d9f2c1e-5b1a-4b0e-9a51-0c6b8f3a2d44',
    },
    failure: 'Non è stato possibile creare la struttura. Riprova.',
    kept: {
      message: 'Ecco quello che avevi scritto l’ultima volta. L’immagine va scelta di nuovo.',
      startOver: 'Ricomincia da capo',
      dismiss: 'Chiudi l’avviso',
    },
  },
);
