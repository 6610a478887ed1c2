/** The states of a screen by the names of their stories. */
export const STATES = {
  Loading: 'loading',
  Empty: 'empty',
  One: 'one',
  Many: 'many',
  Failed: 'error',
  Offline: 'offline',
  InFlight: 'in flight',
  Forbidden: 'forbidden',
} as const;
export type State = keyof typeof STATES;

/** A screen of the product: where its stories are, and why it lacks some states. */
export interface Screen {
  /** The title of its stories. */
  title: `Screens/${string}`;
  /** A sentence for each state that has no story. */
  missing: Partial<Record<State, string>>;
}

/** Why a page that loads, lists and sends nothing has no story for these states. */
const STATIC = {
  Loading: 'It comes complete from the server: nothing has to be loaded.',
  Empty: 'Its words are always there.',
  Many: 'It lists nothing that could be many.',
  Failed: 'It sends no request that could fail.',
  Offline: 'Once it is there it needs no network.',
  InFlight: 'Nothing is sent from it.',
  Forbidden: 'Everyone may see it.',
} as const;

/** Why a page that is one document has no story for these states. */
const DOCUMENT = {
  Empty: STATIC.Empty,
  Many: 'It is one document.',
  InFlight: STATIC.InFlight,
  Forbidden: STATIC.Forbidden,
};

const AS_PENDING = 'The list is the same in every status: see “Review: pending”.';
const ON_SCREEN = 'It is about a venue that is on the screen already.';
const KEYS = 'It is a list of keys that is always there.';

/** Every screen of the product. A test compares the stories with it. */
export const SCREENS = {
  landing: { title: 'Screens/Public site/Landing', missing: STATIC },
  guide: {
    title: 'Screens/Public site/Guide',
    missing: {
      Empty: 'It always has its four sections.',
      One: 'It always has its four sections.',
      InFlight: STATIC.InFlight,
      Forbidden: STATIC.Forbidden,
    },
  },
  privacy: { title: 'Screens/Public site/Privacy policy', missing: DOCUMENT },
  terms: { title: 'Screens/Public site/Terms and conditions', missing: DOCUMENT },
  about: { title: 'Screens/Public site/About', missing: DOCUMENT },
  forVenues: { title: 'Screens/Public site/For venues', missing: DOCUMENT },
  accessibility: { title: 'Screens/Public site/Accessibility', missing: DOCUMENT },
  contact: { title: 'Screens/Public site/Contact', missing: STATIC },
  download: {
    title: 'Screens/Public site/Download',
    missing: {
      Empty: STATIC.Empty,
      Failed: STATIC.Failed,
      Offline: STATIC.Offline,
      Forbidden: STATIC.Forbidden,
    },
  },
  share: {
    title: 'Screens/Public site/Share',
    missing: {
      Loading: STATIC.Loading,
      Many: STATIC.Many,
      Offline: STATIC.Offline,
      InFlight: STATIC.InFlight,
      Forbidden: STATIC.Forbidden,
    },
  },
  fallback: {
    title: 'Screens/Public site/Fallback',
    missing: {
      Loading: STATIC.Loading,
      Empty: 'It always says what went wrong.',
      Many: STATIC.Many,
      Offline: STATIC.Offline,
      InFlight: STATIC.InFlight,
      Forbidden: 'The server checks rights per request, never per page.',
    },
  },
  signIn: {
    title: 'Screens/Back office/Sign-in',
    missing: {
      Loading: 'Before the first sign-in state is known nothing is drawn, of either side.',
      Many: STATIC.Many,
      Forbidden: 'Whoever signs in is let in; the screens behind it say what an account may not.',
    },
  },
  dashboard: { title: 'Screens/Back office/Dashboard', missing: {} },
  activity: { title: 'Screens/Back office/Activity', missing: {} },
  audit: { title: 'Screens/Back office/Audit log', missing: {} },
  keys: { title: 'Screens/Back office/Scraper keys', missing: {} },
  addVenue: {
    title: 'Screens/Back office/Add venue',
    missing: { Loading: 'It sends no request before it is filled in.' },
  },
  pending: { title: 'Screens/Back office/Review: pending', missing: {} },
  approved: {
    title: 'Screens/Back office/Review: approved',
    missing: {
      Loading: AS_PENDING,
      Failed: AS_PENDING,
      Offline: AS_PENDING,
      InFlight: 'An approved card offers Edit only: see “Review: edit”.',
      Forbidden: AS_PENDING,
    },
  },
  discarded: { title: 'Screens/Back office/Review: discarded', missing: { Loading: AS_PENDING } },
  map: {
    title: 'Screens/Back office/Review: map',
    missing: {
      Loading: 'It draws the venues of the list, which is loaded without it.',
      Failed: 'It sends no request.',
      Offline: 'It is drawn without tiles: it needs no network.',
      InFlight: STATIC.InFlight,
      Forbidden: 'It shows what the list may show.',
    },
  },
  approve: {
    title: 'Screens/Back office/Review: approve',
    missing: {
      Loading: ON_SCREEN,
      Empty: ON_SCREEN,
      Many: 'Many at once are decided on in “Review: many at once”.',
    },
  },
  discard: {
    title: 'Screens/Back office/Review: discard with a reason',
    missing: { Loading: ON_SCREEN, Many: 'Many at once are decided on in “Review: many at once”.' },
  },
  edit: {
    title: 'Screens/Back office/Review: edit',
    missing: { Loading: ON_SCREEN, Many: 'One venue is edited at a time.' },
  },
  conflict: {
    title: 'Screens/Back office/Review: conflict',
    missing: {
      Loading: ON_SCREEN,
      Empty: 'It shows what differs; where nothing does there is no conflict.',
      Many: 'One venue is edited at a time.',
      Offline: 'Without a network nobody knows of it: see “Review: edit”.',
      InFlight: 'It is saved as every edit: see “Review: edit”.',
      Forbidden: 'A refused save is no conflict.',
    },
  },
  duplicates: { title: 'Screens/Back office/Review: duplicates', missing: {} },
  history: { title: 'Screens/Back office/Review: history', missing: {} },
  many: {
    title: 'Screens/Back office/Review: many at once',
    missing: {
      Loading: 'It is about venues that are on the screen already.',
      Empty: 'Where nothing is selected it cannot be opened.',
    },
  },
  shortcuts: {
    title: 'Screens/Back office/Review: shortcuts',
    missing: {
      Loading: KEYS,
      Empty: KEYS,
      Many: 'It is the same list for everyone.',
      Failed: 'It sends no request.',
      Offline: 'It needs no network.',
      InFlight: STATIC.InFlight,
      Forbidden: 'Whoever sees the list may use its keys.',
    },
  },
  importPreview: {
    title: 'Screens/Back office/Import: preview',
    missing: { InFlight: 'Nothing is sent before “Import” is pressed: see the progress.' },
  },
  importProgress: {
    title: 'Screens/Back office/Import: progress',
    missing: {
      Empty: 'A file without records is refused in the preview.',
      One: 'The bar is the same for one record.',
      Many: 'The bar is the same for many records: see “in flight”.',
    },
  },
  importReport: {
    title: 'Screens/Back office/Import: report',
    missing: {
      Loading: 'It comes as the last line of the import.',
      Failed: 'An import that fails has no report: see the progress.',
      Offline: 'It is on the screen already.',
      InFlight: STATIC.InFlight,
      Forbidden: 'An account without rights is refused before there is a report.',
    },
  },
  runs: {
    title: 'Screens/Back office/Decisions in the background',
    missing: {
      Loading: 'The screen does not wait for it: it appears once it is known.',
      Empty: 'Where the server carries out nothing there is nothing to see.',
    },
  },
} satisfies Record<string, Screen>;
