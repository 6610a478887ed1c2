import {
  sportNames,
  unnamedVenue,
  venueActions,
  venueRating,
} from '@campetto/messages/admin/venue';
import { i18nOf } from '@campetto/messages/stories/i18n';
import type { Sport } from '../illustrations/CourtPlan/index.ts';
import type { Globals } from './translated.ts';

/** Venues as sources contain them: most are incomplete, some have values that are too long or wrong. */
const rows = {
  complete: {
    name: 'Centro Sportivo Giuriati',
    court: 'tennis',
    sports: ['tennis', 'football'],
    address: 'Via Pascal 6, 20133 Milano, Italy',
    coordinates: '45.477310, 9.229870',
    phone: '+39 02 0000 0000',
    website: { text: 'cusmilano.example', href: 'https://cusmilano.example' },
    ratings: 87,
    source: 'Comune di Milano',
    lastUpdated: 'Jun 11, 2020',
  },
  bare: { coordinates: '51.556908, 3.503521', sports: [], source: 'OpenStreetMap' },
  markup: {
    name: 'CAMPO DI CALCIO "BELVEDERE"',
    court: 'football',
    sports: ['football'],
    address: 'VIA DELLE RIMEMBRANZE, 14\n22100 COMO',
    coordinates: '45.810210, 9.086130',
    phone: '699 000 506\nconsulta de información\n914 000 950 - 914 000 770',
    website: { text: '<p><a href="www.polsanlorenzo.example">polisportiva</a></p>' },
    source: 'Regione Lombardia',
    lastUpdated: 'Mar 2, 2024',
  },
  long: {
    name: 'Instalación Deportiva Básica Jardines de José Luis Sampedro (junto al Centro Cultural Galileo)',
    court: 'basketball',
    sports: ['football', 'basketball', 'tennis', 'padel', 'volleyball'],
    address: 'CALLE MARTINEZ CORROCHANO esquina con calle Luis Mitjans, 26, 28007, MADRID',
    coordinates: '40.422440, -3.649439',
    website: {
      text: 'madrid.example/sites/v/index.jsp?vgnextchannel=bfa48ab43d6bb410VgnVCM100000171f5a0aRCRD&vgnextoid=fa29f533a3468710VgnVCM1000001d4a900aRCRD',
      href: 'https://madrid.example/sites/v/index.jsp?vgnextchannel=bfa48ab43d6bb410VgnVCM100000171f5a0aRCRD&vgnextoid=fa29f533a3468710VgnVCM1000001d4a900aRCRD',
    },
    source: 'Ayuntamiento de Madrid',
  },
  padel: {
    name: 'Padel Club Navigli',
    court: 'padel',
    sports: ['padel'],
    address: 'Alzaia Naviglio Grande 112, 20144 Milano',
    coordinates: '45.448920, 9.160470',
    ratings: 213,
    source: 'OpenStreetMap',
    lastUpdated: 'Oct 1, 2026',
  },
  volleyball: {
    name: 'PALESTRA COMUNALE C/O PLESSO SCOLASTICO DI MONTANO A. MANZONI',
    court: 'volleyball',
    sports: ['volleyball', 'basketball'],
    address: 'VIA ITALIA, 13, PADERNO DUGNANO',
    coordinates: '45.576570, 9.162173',
    source: 'Regione Lombardia',
  },
} satisfies Record<string, Row>;

interface Row {
  name?: string;
  court?: Sport;
  sports: Sport[];
  address?: string;
  coordinates?: string;
  phone?: string;
  website?: { text: string; href?: string };
  ratings?: number;
  source?: string;
  lastUpdated?: string;
}

export type SampleVenue = keyof typeof rows;
export const sampleVenues = Object.keys(rows) as SampleVenue[];

/** A venue as its card takes it, in the toolbar's language. */
export function sampleVenue(which: SampleVenue, globals: Globals) {
  const i18n = i18nOf(globals);
  const names = sportNames(i18n);
  const { ratings, ...row }: Row = rows[which];
  const name = row.name ?? unnamedVenue(i18n);
  return {
    ...row,
    sports: row.sports.map((sport) => names[sport]),
    rating: ratings === undefined ? undefined : venueRating(i18n, 4.3, ratings),
    actions: (['approve', 'edit', 'discard'] as const).map((id) => sampleAction(id, name, globals)),
  };
}

export function sampleAction<Id extends 'approve' | 'edit' | 'discard' | 'restore'>(
  id: Id,
  venue: string,
  globals: Globals,
) {
  return { id, ...venueActions(i18nOf(globals), venue)[id] };
}
