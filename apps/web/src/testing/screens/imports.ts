import { ENDPOINTS, PATHS } from '@campetto/contract';
import { delay, HttpResponse, type HttpResponseResolver, http } from 'msw';
import { problem } from '../handlers.ts';
import { halfway, imported, MADRID, PREVIEW, REPORT } from '../records.ts';
import { NO_RIGHTS, type Screen, type ScreenState, type Step } from './screen.ts';

const CHOOSE: Step = { choose: MADRID, into: 'Choose a file' };

const previewing = (resolver: HttpResponseResolver): Omit<ScreenState, 'shows'> => ({
  handlers: [http.post(ENDPOINTS.importPreview.path, resolver)],
  steps: [CHOOSE],
});

const importing = (resolver: HttpResponseResolver): Omit<ScreenState, 'shows'> => ({
  handlers: [
    http.post(ENDPOINTS.importPreview.path, () => HttpResponse.json(PREVIEW)),
    http.post(ENDPOINTS.imports.path, resolver),
  ],
  steps: [CHOOSE, { press: 'Import' }],
});

const NOT_ENDED =
  'The import may not have come to its end. What has come in stays; import the file again to go on.';

/** The import of a file, step by step. */
export const IMPORT_SCREENS = {
  importPreview: {
    title: 'Screens/Back office/Import: preview',
    path: PATHS.imports,
    states: {
      Loading: {
        shows: ['Reading {fileName}...', { fileName: MADRID.name }],
        ...previewing(() => delay('infinite')),
      },
      Empty: { shows: 'CSV, GeoJSON or NDJSON, up to 200 MB' },
      One: {
        shows: 'Stored as',
        ...previewing(() =>
          HttpResponse.json({ ...PREVIEW, records: PREVIEW.records.slice(0, 1), unused: [] }),
        ),
      },
      Many: { shows: 'Not used:', ...previewing(() => HttpResponse.json(PREVIEW)) },
      Failed: {
        shows:
          'No known source has the fields of this file. If you know whose it is, choose it below.',
        ...previewing(() =>
          HttpResponse.json({
            ...PREVIEW,
            source: null,
            records: [],
            unused: [],
            failureKind: 'unrecognised',
          }),
        ),
      },
      Offline: {
        shows: 'The file could not be read. Please try again.',
        offline: true,
        ...previewing(() => HttpResponse.error()),
      },
      InFlight: 'Nothing is sent before “Import” is pressed: see the progress.',
      Forbidden: { shows: NO_RIGHTS, ...previewing(problem(403)) },
    },
  },
  importProgress: {
    title: 'Screens/Back office/Import: progress',
    path: PATHS.imports,
    states: {
      Loading: {
        shows: ['Sending {name}', { name: MADRID.name }],
        ...importing(() => delay('infinite')),
      },
      Empty: 'A file without records is refused in the preview.',
      One: 'The bar is the same for one record.',
      Many: 'The bar is the same for many records: see “in flight”.',
      Failed: { shows: NOT_ENDED, ...importing(problem(500)) },
      Offline: {
        shows: NOT_ENDED,
        offline: true,
        ...importing(halfway((stream) => stream.error(new TypeError('network')))),
      },
      InFlight: {
        shows: ['Importing {name}', { name: MADRID.name }],
        ...importing(halfway(() => undefined)),
      },
      Forbidden: { shows: NO_RIGHTS, ...importing(problem(403)) },
    },
  },
  importReport: {
    title: 'Screens/Back office/Import: report',
    path: PATHS.imports,
    states: {
      Loading: 'It comes as the last line of the import.',
      Empty: {
        shows: 'Review pending venues',
        ...importing(
          imported({
            ...REPORT,
            read: 20,
            new: 0,
            changed: 0,
            kept: 0,
            stayDiscarded: 0,
            refused: 0,
            refusals: [],
            leftOut: [],
          }),
        ),
      },
      One: {
        shows: 'Review the new venues',
        ...importing(
          imported({
            ...REPORT,
            read: 1,
            new: 1,
            changed: 0,
            unchanged: 0,
            kept: 0,
            stayDiscarded: 0,
            refused: 0,
            refusals: [],
            leftOut: [],
          }),
        ),
      },
      Many: { shows: 'Imported without this value', ...importing(imported(REPORT)) },
      Failed: 'An import that fails has no report: see the progress.',
      Offline: 'It is on the screen already.',
      InFlight: 'Nothing is sent from it.',
      Forbidden: 'An account without rights is refused before there is a report.',
    },
  },
} satisfies Record<string, Screen>;
