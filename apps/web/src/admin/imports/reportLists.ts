import type { ImportReport } from '@campetto/contract';
import { reportTexts } from '@campetto/messages/admin/imports/imports';
import { refusalText } from '@campetto/messages/admin/imports/reasons';
import { discardedDuplicateText, fieldNames, unnamedVenue } from '@campetto/messages/admin/venue';
import type { ReportItem, ReportList } from '@campetto/ui';
import type { I18n } from '@lingui/core';
import { venueLink } from '../links/listLink.ts';
import { displayedValue } from './displayedValue.ts';

/** The records of a report that were refused, lost a value, or have a venue that keeps its values. */
export function reportLists(i18n: I18n, report: ImportReport): ReportList[] {
  const texts = reportTexts(i18n);
  const {
    refused,
    refusals,
    leftOut,
    leftOutCount = leftOut.length,
    kept,
    keptVenues,
    returnedVenues,
  } = report;
  const place = (at: number) => (report.unit === 'line' ? texts.line(at) : texts.feature(at));
  const remarks = (all: ImportReport['refusals']) =>
    all.map(
      ({ at, reason }, index): ReportItem => ({
        id: `${at}-${index}`,
        place: place(at),
        reasons: [refusalText(i18n, reason, place)],
      }),
    );
  return [
    ...listOf(texts.refused(refused), remarks(refusals), refused),
    ...listOf(texts.leftOut(leftOutCount), remarks(leftOut), leftOutCount),
    ...listOf(texts.keptVenues(kept), keptItems(), kept),
    ...listOf(texts.returnedVenues(returnedVenues.length), returnedItems(), returnedVenues.length),
  ];

  function keptItems() {
    const names = fieldNames(i18n);
    return keptVenues.map(({ at, venueName, venueStatus, values }): ReportItem => {
      const differing = values.map(({ field, ...value }) => {
        const [stays, given] = [value.kept, value.given].map((text) =>
          displayedValue(i18n, field, text),
        );
        return texts.keptValue(names[field], stays ?? '', given ?? '');
      });
      return {
        id: String(at),
        place: place(at),
        venue: {
          name: venueName || unnamedVenue(i18n),
          href: venueLink(venueName, venueStatus),
        },
        reasons: differing.length > 0 ? differing : [texts.keptEqual],
      };
    });
  }

  function returnedItems() {
    return returnedVenues.map(({ at, venueName, discarded }): ReportItem => {
      const text = discardedDuplicateText(i18n, discarded);
      return {
        id: String(at),
        place: place(at),
        venue: {
          name: venueName || unnamedVenue(i18n),
          href: venueLink(venueName, 'pending'),
        },
        reasons: discarded.note ? [text, `“${discarded.note}”`] : [text],
      };
    });
  }

  /** `count` includes the records that the server does not name: it names the first thousand. */
  function listOf(title: string, items: readonly ReportItem[], count: number): ReportList[] {
    if (items.length === 0) return [];
    const rest = count - items.length;
    return [{ title, items, more: rest > 0 ? texts.more(rest) : undefined }];
  }
}
