import { PATHS } from '@campetto/contract';
import { delay, HttpResponse } from 'msw';
import { documents } from '../handlers.ts';
import { type Screen, STILL } from './screen.ts';

const READ = {
  InFlight: STILL.InFlight,
  Forbidden: STILL.Forbidden,
};

/** A legal text comes as one document, like the other. */
const legalStates = (says: Record<'loading' | 'missing' | 'failed', string>) => ({
  ...READ,
  Loading: { shows: says.loading, handlers: documents(() => delay('infinite')) },
  Empty: STILL.Empty,
  One: { shows: 'On this page' },
  Many: 'It is one document.',
  Failed: {
    shows: says.missing,
    handlers: documents(() => new HttpResponse(null, { status: 404 })),
  },
  Offline: { shows: says.failed, handlers: documents(() => HttpResponse.error()), offline: true },
});

/** A text about the company. */
const textStates = legalStates({
  loading: 'Loading the text',
  missing: 'This text was not found.',
  failed: 'This text could not be loaded.',
});

/** The public pages. */
export const PUBLIC_SCREENS = {
  landing: {
    title: 'Screens/Public site/Landing',
    path: PATHS.home,
    states: { ...STILL, One: { shows: 'Get started' } },
  },
  guide: {
    title: 'Screens/Public site/Guide',
    path: PATHS.documentation,
    states: {
      ...READ,
      Loading: { shows: 'Loading the guide', handlers: documents(() => delay('infinite')) },
      Empty: 'It always has its four sections.',
      One: 'It always has its four sections.',
      Many: { shows: 'User levels and XP system' },
      Failed: {
        shows: 'Content not available.',
        handlers: documents(() => new HttpResponse(null, { status: 404 })),
      },
      Offline: {
        shows: 'Error loading content.',
        handlers: documents(() => HttpResponse.error()),
        offline: true,
      },
    },
  },
  privacy: {
    title: 'Screens/Public site/Privacy policy',
    path: PATHS.privacy,
    states: legalStates({
      loading: 'Loading the privacy policy',
      missing: 'Privacy policy not found.',
      failed: 'Error loading privacy policy.',
    }),
  },
  terms: {
    title: 'Screens/Public site/Terms and conditions',
    path: PATHS.terms,
    states: legalStates({
      loading: 'Loading the terms and conditions',
      missing: 'Terms and conditions not found.',
      failed: 'Error loading terms and conditions.',
    }),
  },
  about: {
    title: 'Screens/Public site/About',
    path: PATHS.about,
    states: textStates,
  },
  forVenues: {
    title: 'Screens/Public site/For venues',
    path: PATHS.forVenues,
    states: textStates,
  },
  accessibility: {
    title: 'Screens/Public site/Accessibility',
    path: PATHS.accessibility,
    states: textStates,
  },
  contact: {
    title: 'Screens/Public site/Contact',
    path: PATHS.contact,
    states: { ...STILL, One: { shows: 'What you can write about' } },
  },
  download: {
    title: 'Screens/Public site/Download',
    path: PATHS.download,
    states: {
      ...STILL,
      Loading: { shows: 'Choose your store: the app is free.', prerendered: true },
      One: { shows: 'Your device: computer', device: 'desktop' },
      Many: { shows: 'Your device: Android', device: 'android' },
      InFlight: { shows: 'Taking you to the App Store', device: 'ios' },
    },
  },
  share: {
    title: 'Screens/Public site/Share',
    path: PATHS.share,
    states: {
      ...STILL,
      Empty: { shows: 'Find a match, a team and a pitch near you.', device: 'android' },
      One: { shows: 'You need the app', path: `${PATHS.share}/verona_5-a`, device: 'ios' },
      Failed: { shows: 'This link is damaged', path: `${PATHS.share}/%20`, device: 'android' },
    },
  },
  fallback: {
    title: 'Screens/Public site/Fallback',
    path: '/nowhere',
    states: {
      ...STILL,
      Empty: 'It always says what went wrong.',
      One: { shows: 'Page not found' },
      Failed: {
        shows: 'Unexpected Application Error!',
        path: PATHS.privacy,
        renderError: 'Failed to fetch dynamically imported module',
      },
      Forbidden: 'The server checks rights per request, never per page.',
    },
  },
} satisfies Record<string, Screen>;
