import { ENDPOINTS, type ImportPreview, PATHS } from '@campetto/contract';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { activeLanguage } from '../../i18n/activate.ts';
import { expectText, forbiddenAfter, textAfter } from '../../testing/expectText.ts';
import { problem } from '../../testing/handlers.ts';
import { halfway, imported, MADRID, PREVIEW, REPORT } from '../../testing/records.ts';
import { REVIEWER } from '../../testing/reviewer.ts';
import { english, type ScreenMeta, type Story, screenMeta } from '../../testing/screenMeta.ts';
import { chooseFile, importFile, importing } from '../../testing/steps/importFile.ts';
import { textOf } from '../../testing/textOf.ts';
import { leftImport } from './leftImport.ts';

const ASKED = ENDPOINTS.importPreview.path;
const SENT = ENDPOINTS.imports.path;
const meta = {
  ...screenMeta,
  title: 'Screens/Back office/Import: preview',
  args: { ...screenMeta.args, path: PATHS.imports },
  parameters: { ...screenMeta.parameters, ...importing(imported(REPORT)) },
} satisfies ScreenMeta;
export default meta;

/** The server's response to the chosen file. */
const previewed = (preview: object) => ({
  msw: [http.post(ASKED, () => HttpResponse.json(preview))],
});

/** Expects the template beside a text that asks for it. */
const expectTemplate = () =>
  expect(screen.getByRole('link', { name: /template|modello/ })).toHaveAttribute(
    'href',
    '/venues-template.csv',
  );

const refusedLines = (refused: string) =>
  [2, 3].map((at) => ({ at, fields: [], leftOut: [], refused }));

/** The preview of a file whose source was not recognised. */
const UNRECOGNISED = {
  ...PREVIEW,
  source: null,
  records: [],
  unused: [],
  failureKind: 'unrecognised',
};

/** Why a phone number is left out, in the server's words. */
const UNUSABLE_PHONE = 'phone must contain a digit: "call me"';

export const Loading: Story = {
  parameters: { msw: [http.post(ASKED, () => delay('infinite'))] },
  play: textAfter(chooseFile, ['Reading {fileName}...', { fileName: MADRID.name }]),
};

export const Empty: Story = {
  play: () => expectText(['CSV, GeoJSON or NDJSON, up to {megabytes} MB', { megabytes: 200 }]),
};

export const One: Story = {
  parameters: previewed({ ...PREVIEW, records: PREVIEW.records.slice(0, 1), unused: [] }),
  play: textAfter(chooseFile, 'Stored as'),
};

export const Many: Story = {
  parameters: previewed(PREVIEW),
  play: async ({ canvas }) => {
    await chooseFile();
    await expect(
      await canvas.findByText(textOf('Not used:'), { exact: false }),
    ).toBeInTheDocument();
  },
};

export const AnotherSource: Story = {
  name: 'shows the chosen source while its preview is loaded, and keeps the focus on it',
  parameters: {
    msw: [
      http.post(ASKED, async ({ request }) => {
        if (!new URL(request.url).searchParams.has('source')) return HttpResponse.json(PREVIEW);
        await delay(300);
        return HttpResponse.json({ ...PREVIEW, source: 'normalized' });
      }),
    ],
  },
  play: async ({ canvas }) => {
    await chooseFile();
    const source = await canvas.findByRole('combobox', { name: textOf('Source') });
    await userEvent.click(source);
    const chosen = textOf('A list in the columns of the template');
    await userEvent.click(await screen.findByRole('option', { name: chosen }));
    const start = canvas.getByRole('button', { name: textOf('Import') });
    await waitFor(() => expect(start).toHaveAttribute('aria-disabled', 'true'));
    await expect(source).toHaveTextContent(chosen);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: textOf('Import') })).not.toHaveAttribute(
        'aria-disabled',
      ),
    );
    await expect(canvas.getByRole('combobox', { name: textOf('Source') })).toHaveFocus();
  },
};

const REPEATED =
  '{repeated, plural, one {# record repeats the id of an earlier one of this file, and is left out.} other {# records repeat the ids of earlier ones of this file, and are left out.}}';
const previewWith = (read: Partial<ImportPreview['read']>) =>
  previewed({
    ...PREVIEW,
    read: {
      count: 508,
      isAll: true,
      repeated: 0,
      refused: 0,
      partial: 0,
      unnamed: 0,
      unknownCountry: 0,
      ...read,
    },
  });

export const Repeated: Story = {
  name: 'says how many records repeat earlier ones of the file',
  parameters: previewWith({ repeated: 3 }),
  play: textAfter(chooseFile, [REPEATED, { repeated: 3 }]),
};

export const Faulty: Story = {
  ...english,
  name: 'says before the import how many records are left out, or lose a value',
  parameters: previewWith({ refused: 2, repeated: 1, partial: 3 }),
  play: async ({ canvas }) => {
    await chooseFile();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '2 records cannot be imported, and are left out. 1 record repeats the id of an earlier one of this file, and is left out. 3 records are imported without some of their values.',
    );
  },
};

export const OnePartial: Story = {
  name: 'says of one record that some of its values are left out',
  parameters: previewWith({ partial: 1 }),
  play: async ({ canvas }) => {
    await chooseFile();
    const some =
      /^(1 record is imported without some of its values|1 record è importato senza alcuni dei suoi valori)\.$/;
    await expect(await canvas.findByText(some)).toBeVisible();
  },
};

export const RepeatedInPart: Story = {
  name: 'says of a large file how many records were compared',
  parameters: previewWith({ repeated: 1, count: 1240, isAll: false }),
  play: async () => {
    await chooseFile();
    const count = new Intl.NumberFormat(activeLanguage()).format(1240);
    const faulty = textOf([REPEATED, { repeated: 1 }]);
    await expectText(['Among the first {count}: {remarks}', { count, remarks: faulty }]);
  },
};

export const PartWithoutFaults: Story = {
  name: 'says of a large file how many records were checked, also without a fault',
  parameters: previewWith({ count: 1240, isAll: false }),
  play: async () => {
    await chooseFile();
    const count = new Intl.NumberFormat(activeLanguage()).format(1240);
    const text =
      'Nothing is wrong with the first {count} records. The others are checked during the import.';
    await expectText([text, { count }]);
  },
};

export const BeyondPreview: Story = {
  ...english,
  name: 'offers the import of a file whose first record goes beyond the preview, and keeps its source',
  parameters: previewed({
    ...UNRECOGNISED,
    unit: 'feature',
    failureKind: undefined,
    read: { count: 0, isAll: false, repeated: 0, refused: 0, partial: 0 },
  }),
  play: async ({ canvas }) => {
    await chooseFile();
    await expectText(
      'The part of the file that the preview reads ends within the first record. The import reads the whole file.',
    );
    const source = canvas.getByRole('combobox', { name: 'Source' });
    await userEvent.click(source);
    await userEvent.click(await screen.findByRole('option', { name: 'Comune di Milano' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Import' })).not.toHaveAttribute('aria-disabled'),
    );
    await expect(source).toHaveTextContent('Comune di Milano');
  },
};

export const Failed: Story = {
  parameters: previewed(UNRECOGNISED),
  play: async ({ canvas }) => {
    await chooseFile();
    await expectText(
      'No known source has the fields of this file. If you know whose it is, choose it below. Otherwise bring it into the columns of the template.',
    );
    await expect(canvas.queryByRole('button', { name: textOf('Import') })).toBeNull();
    await expect(canvas.getByRole('combobox', { name: textOf('Source') })).toBeEnabled();
    await expectTemplate();
  },
};

export const Offline: Story = {
  args: { offline: true },
  parameters: { msw: [http.post(ASKED, () => HttpResponse.error())] },
  play: async ({ canvas }) => {
    await chooseFile();
    await expect(
      await canvas.findByText(textOf('The file could not be read. Please try again.'), {
        exact: false,
      }),
    ).toBeInTheDocument();
  },
};

export const Forbidden: Story = {
  parameters: { msw: [http.post(ASKED, problem(403))] },
  play: forbiddenAfter(chooseFile),
};

export const Unusable: Story = {
  name: 'a file without any usable column is not offered for the import',
  parameters: previewed({
    ...PREVIEW,
    unused: ['Titolo', 'Importo'],
    failureKind: 'unusable',
    records: refusedLines('has no name, no address and no coordinates'),
  }),
  play: async ({ canvas }) => {
    await chooseFile();
    await expect(
      await canvas.findByText(/^(No column with a name|Nessuna colonna con un nome)/),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^(It has no name, no address|Non ha nome, indirizzo)/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: textOf('Import') })).toBeNull();
  },
};

/** The preview of a file of which no record can be imported. */
const allRefused = (more: Partial<ImportPreview>) =>
  previewed({
    ...PREVIEW,
    source: 'normalized',
    unused: ['alpha'],
    failureKind: 'allRefused',
    records: refusedLines('dataset must not be empty'),
    ...more,
  });

async function expectNoImport(reason: RegExp) {
  await chooseFile();
  await expect(await screen.findByText(reason)).toBeVisible();
  await expect(screen.queryByRole('button', { name: textOf('Import') })).toBeNull();
  await expect(screen.getByRole('combobox')).toBeEnabled();
}

export const ColumnsMissing: Story = {
  name: 'a list without columns of the template is not offered for the import, and they are named',
  parameters: allRefused({ missing: ['dataset', 'sourceId'] }),
  play: () =>
    expectNoImport(
      /^(The columns dataset and sourceId are missing|Mancano le colonne dataset e sourceId)/,
    ),
};

export const ColumnMissing: Story = {
  name: 'names the only column of the template that a list lacks',
  parameters: allRefused({ missing: ['dataset'] }),
  play: () => expectNoImport(/^(The column dataset is missing|Manca la colonna dataset)/),
};

export const AllRefused: Story = {
  name: 'a file of which every record is refused is not offered for the import',
  parameters: allRefused({}),
  play: () => expectNoImport(/^(None of these records can|Nessuno di questi record può)/),
};

export const NoRecords: Story = {
  name: 'says that a file has no records',
  parameters: previewed({ ...UNRECOGNISED, failureKind: 'noRecords' }),
  play: async ({ canvas }) => {
    await chooseFile();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      textOf('The file contains no venues. In a CSV, each line below the header is a venue.'),
    );
    await expect(canvas.queryByRole('button', { name: textOf('Import') })).toBeNull();
    // No source is offered, because the file contains no venues whatever its source is.
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(canvas.getByRole('button', { name: textOf('Another file') })).toBeVisible();
  },
};

const unreadable = (failureKind: string) =>
  previewed({
    ...UNRECOGNISED,
    failureKind,
    records: refusedLines('has not as many values as the header: 1, not 4'),
  });

export const Prose: Story = {
  name: 'a text that is no list is not offered for the import, of whatever source',
  parameters: unreadable('noRecords'),
  play: async ({ canvas }) => {
    await chooseFile();
    await expectText(
      'The file contains no venues. In a CSV, each line below the header is a venue.',
    );
    await expect(canvas.queryByRole('button', { name: textOf('Import') })).toBeNull();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const OnlyAreas: Story = {
  ...english,
  name: 'says of a file that is no table that none of its records can be read',
  parameters: previewed({
    ...UNRECOGNISED,
    unit: 'feature',
    failureKind: 'noRecords',
    records: refusedLines('has a geometry that is not a point'),
  }),
  play: async ({ canvas }) => {
    await chooseFile();
    const headline = 'None of the records in this file can be read.';
    await expect(await canvas.findByText(headline)).toBeVisible();
    await expect(canvas.getByText('Its place is not a point.')).toBeVisible();
  },
};

export const NoFeatures: Story = {
  ...english,
  name: 'says of a collection without features that it contains no venues',
  parameters: previewed({ ...UNRECOGNISED, unit: 'feature', failureKind: 'noRecords' }),
  play: async ({ canvas }) => {
    await chooseFile();
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(/^The file contains no venues\.$/);
  },
};

export const UnrecognisedProse: Story = {
  name: 'a text with a line that might be a record is offered once its source is chosen',
  parameters: unreadable('unrecognised'),
  play: async ({ canvas }) => {
    await chooseFile();
    await expect(await canvas.findByRole('combobox')).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: textOf('Import') })).toBeNull();
  },
};

export const NewRows: Story = {
  name: 'says of a row without an identifier that was added to an export what to do',
  parameters: previewed({
    ...PREVIEW,
    source: 'campetto',
    records: refusedLines('id must be the id of a venue'),
  }),
  play: async () => {
    await chooseFile();
    await expectText(
      'It does not have the identifier of an exported venue. Bring new venues into the columns of the template.',
    );
    await expectTemplate();
  },
};

export const UnusablePhone: Story = {
  name: 'names a phone number that is left out, and its text',
  parameters: {
    msw: [
      http.post(ASKED, () =>
        HttpResponse.json({
          ...PREVIEW,
          records: PREVIEW.records
            .slice(0, 1)
            .map((record) => ({ ...record, leftOut: [UNUSABLE_PHONE] })),
        }),
      ),
      http.post(SENT, imported({ ...REPORT, leftOut: [{ at: 304, reason: UNUSABLE_PHONE }] })),
    ],
  },
  play: async ({ canvas }) => {
    await chooseFile();
    const named =
      /^(Phone number: not a phone number|Numero di telefono: non è un numero di telefono): "call me"$/;
    await expect(await canvas.findByText(named)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: textOf('Import') }));
    await expect(await canvas.findByText(named)).toBeVisible();
  },
};

export const Choose: Story = {
  globals: { ...english.globals, viewport: { value: 'desktop' } },
  name: 'a file is asked for',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Import venues',
    );
    await expect(canvas.getByRole('link', { name: 'Import' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const Preview: Story = {
  ...english,
  name: 'how it would come in, before anything does',
  play: async ({ canvas }) => {
    await chooseFile();
    const row = await canvas.findByRole('row', { name: /^Name/ });
    await expect(row).toHaveTextContent('NOMBRE');
    await expect(canvas.getByText('Football, Basketball')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Source' })).toHaveTextContent(
      'Ayuntamiento de Madrid',
    );
  },
};

export const Incomplete: Story = {
  ...english,
  name: 'records without a name or a known country are imported, and counted before',
  parameters: previewWith({ unnamed: 1, unknownCountry: 2 }),
  play: async ({ canvas }) => {
    await chooseFile();
    await expect(await canvas.findByText(/^1 record has no name/)).toHaveTextContent(
      '2 records have no known country',
    );
    await expect(canvas.getByRole('button', { name: 'Import' })).toBeEnabled();
  },
};

export const Running: Story = {
  globals: { ...english.globals, viewport: { value: 'desktop' } },
  name: 'shows its progress; leaving asks for confirmation',
  parameters: importing(halfway(() => undefined)),
  play: async ({ canvas }) => {
    await importFile();
    await expect(await canvas.findByText('1,500 records read, 1,498 new')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '42');
    await userEvent.click(canvas.getByRole('link', { name: 'Dashboard' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Stop the import?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }));
    await expect(canvas.getByRole('progressbar')).toBeVisible();
  },
};

export const LogOut: Story = {
  ...Running,
  name: 'a log-out asks before it ends an import',
  play: async ({ canvas }) => {
    await importFile();
    await canvas.findByRole('progressbar');
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Log out all the same?' }),
    );
    await expect(dialog.getByText(/^An import is running/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const Stopped: Story = {
  ...english,
  name: 'a stopped import says what came in, and leads to it',
  parameters: importing(halfway(() => undefined)),
  play: async ({ canvas }) => {
    await importFile();
    await canvas.findByText('1,500 records read, 1,498 new');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    const status = await canvas.findByText(/The import has been stopped/);
    await expect(status).toHaveTextContent('At least 1,498 new venues have come in.');
    await expect(canvas.getByRole('link', { name: 'Review the new venues' })).toHaveAttribute(
      'href',
      `${PATHS.venues}?imported=${REPORT.importId}&lang=en`,
    );
  },
};

export const StoppedWhileSending: Story = {
  ...english,
  name: 'an import stopped before the server responded may have added venues, and leads to them',
  parameters: importing(() => delay('infinite')),
  play: async ({ canvas }) => {
    await importFile();
    await canvas.findByText('The server reads it when all of it has arrived.');
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    const status = await canvas.findByText(/The import has been stopped/);
    await expect(status).toHaveTextContent('Some venues may have come in.');
    await expect(canvas.getByRole('link', { name: 'Review pending venues' })).toHaveAttribute(
      'href',
      `${PATHS.venues}?lang=en`,
    );
  },
};

export const Choice: Story = {
  ...english,
  name: 'leads to a template, and to the keys of programs',
  play: async ({ canvas }) => {
    const link = (name: RegExp) => canvas.findByRole('link', { name });
    await expect(await link(/template/)).toHaveAttribute('href', '/venues-template.csv');
    await expect(await link(/^Scraper keys/)).toHaveAttribute('href', `${PATHS.keys}?lang=en`);
  },
};

export const Left: Story = {
  ...english,
  name: 'an import whose page was closed is named, with what came in',
  beforeEach: () => {
    const { importId } = REPORT;
    leftImport.store(REVIEWER.uid, { file: MADRID.name, new: 1498, importId });
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByText(/^The import of .+ was interrupted/);
    await expect(alert).toHaveTextContent('At least 1,498 new venues have come in.');
    await expect(canvas.getByRole('link', { name: 'Review the new venues' })).toBeVisible();
  },
};

export const Report: Story = {
  ...english,
  name: 'shows the report, and once more after it was left',
  play: async ({ canvas }) => {
    await importFile();
    await expect(await canvas.findByText(/5 of these venues have been discarded/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Refused: 3' })).toHaveTextContent(
      'Line 77Latitude: more than 90',
    );
    await expect(canvas.getByRole('link', { name: 'Review the new venues' })).toHaveAttribute(
      'href',
      `${PATHS.venues}?imported=${REPORT.importId}&lang=en`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Import another file' }));
    await expect(canvas.getByLabelText('Choose a file')).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: `Report of ${REPORT.file}` }));
    await expect(canvas.getByRole('region', { name: 'Refused: 3' })).toBeVisible();
  },
};

export const TooLarge: Story = {
  ...english,
  name: 'another try after a failure: the file is too large',
  parameters: { msw: [http.post(ASKED, () => HttpResponse.error())] },
  play: async ({ canvas }) => {
    await chooseFile();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please try again');
    const huge = new File(['x'], 'huge.csv');
    Object.defineProperty(huge, 'size', { value: 201 * 1024 * 1024 });
    await userEvent.upload(canvas.getByLabelText('Choose a file'), huge);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('larger than 200 MB');
  },
};
