import { evidenceNames, inspectorLabels } from '@campetto/messages/admin/review/inspector';
import { i18nOf } from '@campetto/messages/stories/i18n';
import type { VenueInspectorProps } from '../venue/VenueInspector/index.ts';
import { findCopy } from './find.ts';
import { extraActions, failedChecks } from './reviewedVenue.ts';
import { venueCopy } from './venue.ts';
import { type SampleVenue, sampleVenue } from './venues.ts';

/** One of the sample's venues with failed checks and a duplicate, and what a story changes about it. */
export function inspectedVenue(
  which: SampleVenue,
  globals: Record<string, unknown>,
  { onFix = () => {}, ...changed }: Partial<VenueInspectorProps> & { onFix?: () => void } = {},
): VenueInspectorProps {
  const i18n = i18nOf(globals);
  const { card, status } = venueCopy(globals);
  const find = findCopy(globals);
  const evidence = evidenceNames(i18n);
  const { actions: _, ...venue } = sampleVenue(which, globals);
  const name = venue.name ?? card.noName;
  return {
    ...venue,
    labels: { ...card, ...find.comparison, ...inspectorLabels(i18n) },
    checks: failedChecks(globals, onFix),
    evidence: [
      {
        id: 'map',
        label: evidence.map,
        href: 'https://www.openstreetmap.org/#map=17/45.4773/9.2299',
        newTabLabel: card.opensInNewTab,
      },
      {
        id: 'aerial',
        label: evidence.aerial,
        href: 'https://maps.example/45.4773,9.2299',
        newTabLabel: card.opensInNewTab,
      },
      {
        id: 'streetView',
        label: evidence.streetView,
        href: 'https://street.example/45.4773,9.2299',
        newTabLabel: card.opensInNewTab,
      },
      {
        id: 'search',
        label: evidence.search,
        href: 'https://duckduckgo.com/?q=Giuriati',
        newTabLabel: card.opensInNewTab,
      },
      { id: 'phone', label: evidence.phone, href: 'tel:+390200000000' },
    ],
    duplicates: [
      {
        id: 'navigli',
        name: 'PADEL NAVIGLI MILANO A.S.D.',
        status: { label: status.approved, tone: 'positive' },
        similarity: find.similarity,
        differences: [
          {
            id: 'name',
            label: find.duplicateFields.name,
            venue: name,
            duplicate: 'PADEL NAVIGLI MILANO A.S.D.',
          },
          {
            id: 'website',
            label: find.duplicateFields.website,
            venue: '',
            duplicate: 'https://padelnavigli.example/prenotazioni/campi',
          },
        ],
      },
    ],
    history: (['updated', 'created'] as const).map((kind) => ({
      id: kind,
      text: find.happened[kind],
      by: 'giulia@campetto.app',
      time: find.time,
      dateTime: '2026-11-20T14:32:00Z',
    })),
    extra: extraActions(['duplicates', 'history'], name, globals),
    onExtra: () => {},
    pending: false,
    ...changed,
  };
}
