import type { VenueCounts } from '@campetto/contract';
import { tileLabels, tileStates } from '@campetto/messages/admin/screens/dashboard';
import { StatTile, type StatTileProps } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { listLink } from '../links/listLink.ts';

/** The four counts of the dashboard, each with a spinner until the first response. */
export function CountTiles({
  counts,
  failed,
}: {
  counts: VenueCounts | undefined;
  failed: boolean;
}) {
  const { i18n } = useLingui();
  const labels = tileLabels(i18n);
  const tiles: Pick<StatTileProps, 'label' | 'kind' | 'href' | 'value'>[] = [
    {
      label: labels.pending,
      kind: 'pending',
      href: listLink('pending'),
      value: counts && i18n.number(counts.scrapedCount),
    },
    {
      label: labels.approved,
      kind: 'approved',
      href: listLink('approved'),
      value: counts && i18n.number(counts.approvedCount),
    },
    {
      label: labels.discarded,
      kind: 'discarded',
      href: listLink('discarded'),
      value: counts && i18n.number(counts.discardedCount),
    },
    { label: labels.total, kind: 'total', value: counts && i18n.number(counts.total) },
  ];
  return tiles.map((tile) => (
    <StatTile
      key={tile.kind}
      {...tile}
      pending={counts === undefined && !failed}
      {...tileStates(i18n)}
    />
  ));
}
