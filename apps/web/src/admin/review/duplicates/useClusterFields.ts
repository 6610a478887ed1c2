import { allSportsText, equalFieldsText } from '@campetto/messages/admin/duplicates';
import { fieldNames, sportNames } from '@campetto/messages/admin/venue';
import type { DuplicatesDialogProps } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { ALL } from '../../../venue-client/duplicates/cluster.ts';
import { COMPARED_FIELDS } from '../../../venue-client/duplicates/comparedFields.ts';
import { editFields } from '../../../venue-client/edit/editForm.ts';
import { comparedText } from './comparedText.ts';
import type { useClusterDecision } from './useClusterDecision.ts';

/** The compared fields of a cluster: those that differ, and those that are equal in all its venues. */
export function useClusterFields({
  items,
  plan,
}: ReturnType<typeof useClusterDecision>): Pick<DuplicatesDialogProps, 'fields' | 'equal'> {
  const { i18n } = useLingui();
  const names = fieldNames(i18n);
  const sports = sportNames(i18n);
  const rows = COMPARED_FIELDS.map((id) => {
    const values = Object.fromEntries(
      items.map((item) => [item.folderPath, comparedText(editFields(item), id, sports)]),
    );
    const texts = [...new Set(Object.values(values))];
    return { id, label: names[id], values, texts };
  });
  const equal = rows.flatMap(({ id, label, texts: [value, ...others] }) =>
    others.length === 0 && value ? [{ id, label, value }] : [],
  );
  return {
    fields: rows
      .filter(({ texts }) => texts.length > 1)
      .map(({ id, label, values }) => ({
        ...{ id, label, values, source: plan?.sources[id] },
        together:
          id === 'sports' && plan?.together
            ? { id: ALL, value: allSportsText(i18n, comparedText(plan.together, id, sports)) }
            : undefined,
      })),
    equal: { label: equalFieldsText(i18n, equal.length), fields: equal },
  };
}
