import { ACTIVITY_KINDS, type ActivityKind } from '@campetto/contract';
import { activityKindNames, activityPageTexts } from '@campetto/messages/admin/activity';
import { Select } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import type { ActivityFilters } from '../../venue-client/history/useActivityPages.ts';
import { useActors } from '../../venue-client/history/useActors.ts';

interface ActivityFilterFieldsProps {
  filters: ActivityFilters;
  onChange: (filters: ActivityFilters) => void;
}

/** The value of a field without a filter; no e-mail and no kind is equal to it. */
const ALL = '*';

/** Chooses the person and the kind of action. */
export function ActivityFilterFields({ filters, onChange }: ActivityFilterFieldsProps) {
  const { i18n } = useLingui();
  const texts = activityPageTexts(i18n);
  const names = activityKindNames(i18n);
  const actors = useActors().data ?? [];
  // The person in the address is an option before the others are loaded, and without any record.
  const people = new Set([...(filters.actor ? [filters.actor] : []), ...actors]);
  return (
    <>
      <Select
        label={texts.person}
        options={[
          { value: ALL, label: texts.everybody },
          ...[...people].map((actor) => ({ value: actor, label: actor })),
        ]}
        value={filters.actor ?? ALL}
        onValueChange={(actor) => onChange({ ...filters, actor: actor === ALL ? null : actor })}
      />
      <Select<ActivityKind | typeof ALL>
        label={texts.kind}
        options={[
          { value: ALL, label: texts.everyKind },
          ...ACTIVITY_KINDS.map((kind) => ({ value: kind, label: names[kind] })),
        ]}
        value={filters.kind ?? ALL}
        onValueChange={(kind) => onChange({ ...filters, kind: kind === ALL ? null : kind })}
      />
    </>
  );
}
