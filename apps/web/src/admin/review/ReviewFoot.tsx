import { TRANSITIONS, type VenueMove } from '@campetto/contract';
import { ReviewFoot as Foot, SelectionBar, UndoNotice } from '@campetto/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type ListFilters, useMatching, type useVenueList } from '../../venues/list.ts';
import { useFootNotice } from './useFootNotice.ts';
import type { ReviewDesk } from './useReviewDesk.ts';

interface ReviewFootProps {
  desk: ReviewDesk;
  filters: ListFilters;
  list: ReturnType<typeof useVenueList>;
}

/** What was done last, with its undo, and what is selected, with what can be done with it. */
export function ReviewFoot({ desk, filters, list }: ReviewFootProps) {
  const { t, i18n } = useLingui();
  const matching = useMatching();
  const [gathering, setGathering] = useState(false);
  const { selection, dialogs } = desk;
  const notice = useFootNotice(desk);
  const count = selection.chosen.size;
  const total = i18n.number(list.total);

  async function selectAll(): Promise<void> {
    setGathering(true);
    try {
      selection.choose(await matching(filters));
    } catch (error) {
      desk.setProblem({ action: 'select', error });
    } finally {
      setGathering(false);
    }
  }

  const labels: Record<VenueMove, string> = {
    approve: t`Approve`,
    discard: t`Discard`,
    restore: t`Restore`,
  };
  const moves = TRANSITIONS.filter(({ from }) => from === filters.status).map(({ move }) => move);

  return (
    <Foot>
      <UndoNotice {...notice} dismissLabel={t`Dismiss`} />
      {count > 0 && (
        <SelectionBar
          labels={{
            region: t`Selection`,
            selected: plural(count, { one: '# venue selected', other: '# venues selected' }),
            clear: t`Clear the selection`,
          }}
          all={
            list.total > count || list.capped
              ? {
                  label: list.capped ? t`Select all that match` : t`Select all ${total} that match`,
                  loading: gathering,
                  onAll: () => void selectAll(),
                }
              : undefined
          }
          actions={moves.map((id) => ({ id, label: labels[id] }))}
          busy={gathering}
          onAction={(move) => {
            desk.setProblem(undefined);
            dialogs.open({ kind: 'many', move });
          }}
          onClear={selection.clear}
        />
      )}
    </Foot>
  );
}
