import { exportLabels } from '@campetto/messages/admin/exports';
import {
  fileDropLabels,
  importLayoutTexts,
  importPreviewLabels,
  importProgressTexts,
  previewTexts,
  readingText,
  reportTexts,
} from '@campetto/messages/admin/imports/imports';
import { refusalText } from '@campetto/messages/admin/imports/reasons';
import { fieldNames, sportNames, unnamedVenue } from '@campetto/messages/admin/venue';
import { i18nOf } from '@campetto/messages/stories/i18n';

const MADRID = 'madrid-instalaciones-deportivas.csv';
const MILAN = 'milano-impianti-sportivi.geojson';

/** Texts and data of the import and export stories, in the toolbar's language. */
export function importsCopy(globals: Record<string, unknown>) {
  const i18n = i18nOf(globals);
  const { football, basketball } = sportNames(i18n);
  const preview = previewTexts(i18n);
  const report = reportTexts(i18n);
  const { phone, website } = fieldNames(i18n);
  const progress = importProgressTexts(i18n, MILAN);
  return {
    menu: exportLabels(i18n, { total: 1229, capped: false }),
    layout: importLayoutTexts(i18n),
    drop: { ...fileDropLabels(i18n, 200), reading: readingText(i18n, MADRID) },
    preview: {
      labels: importPreviewLabels(i18n),
      title: MADRID,
      detail: preview.detail('Ayuntamiento de Madrid'),
      record: (at: number, of: number) => preview.record(at - 1, of),
      fields: fieldNames(i18n),
      sports: `${football}, ${basketball}`,
      leftOut: refusalText(
        i18n,
        'phone must have at most 40 characters: "913 288 606 (reservas)…"',
      ),
      refused: refusalText(i18n, 'latitude must be at most 90'),
      other: preview.otherFile,
      start: preview.start,
    },
    progress: {
      uploading: progress.sending,
      importing: progress.importing,
      detail: progress.detail({ read: 1500, new: 1498 }),
      wait: progress.wait,
      stop: progress.stop,
    },
    report: {
      title: report.title(MILAN, 1611),
      figures: report.figures,
      notes: [report.stayDiscarded(12), report.kept(3), report.unnamed(2)],
      refused: report.refused(1204),
      refusals: i18n.number(1204),
      line: report.line,
      reason: refusalText(i18n, 'latitude must be at most 90'),
      more: report.more(1164),
      kept: report.keptVenues(2),
      keptVenues: [
        {
          name: 'Centro Sportivo Iseo',
          href: '#iseo',
          reasons: [
            report.keptValue(phone, '02 6620 1203', '02 6620 1299'),
            report.keptValue(website, '', 'https://www.milanosport.it/impianto/6/iseo/'),
          ],
        },
        { name: unnamedVenue(i18n), href: undefined, reasons: [report.keptEqual] },
      ],
      review: report.review,
      another: report.another,
    },
  };
}
