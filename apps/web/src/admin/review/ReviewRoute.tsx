import type { VenueReviewItem } from '@campetto/contract';
import { LiveRegion, ReviewLayout, type VenueActionId } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PageTitle } from '../../app/PageTitle.tsx';
import { type ListFilters, useVenueList } from '../../venues/list.ts';
import { DecisionModal } from './DecisionModal.tsx';
import { EditModal } from './EditModal.tsx';
import { DEFAULT_FILTERS } from './filters.ts';
import { ReviewBanner } from './ReviewBanner.tsx';
import { ReviewFilters } from './ReviewFilters.tsx';
import { ReviewHead } from './ReviewHead.tsx';
import { ReviewList } from './ReviewList.tsx';
import { useAnnouncement } from './useAnnouncement.ts';
import { useDecision } from './useDecision.ts';
import { useFilters } from './useFilters.ts';
import { useNextFocus } from './useNextFocus.ts';
import { useReviewProblem } from './useReviewProblem.ts';
import { useReviewTexts } from './useReviewTexts.ts';

/** The screen on which venues are decided (spec §2.12). Its filters live in the address. */
export function Component() {
  const { t } = useLingui();
  const texts = useReviewTexts();
  const [filters, setFilters] = useFilters();
  const list = useVenueList(filters);
  const { problemText, setProblem } = useReviewProblem();
  const [editing, setEditing] = useState<VenueReviewItem>();
  const [announcement, announce] = useAnnouncement();
  const focus = useNextFocus(list.venues);
  const decision = useDecision({
    onMoved: (item, move) => {
      announce(texts.moved(item, move));
      focus.after(item);
    },
    onOvertaken: () => void list.refresh(),
    setProblem,
  });

  function filter(next: ListFilters) {
    setProblem(undefined);
    setFilters(next);
  }

  function act(item: VenueReviewItem, action: VenueActionId) {
    setProblem(undefined);
    if (action === 'edit') setEditing(item);
    else if (action === 'restore') void decision.restore(item);
    else decision.ask({ item, move: action });
  }

  return (
    <>
      <PageTitle title={t`Review venues`} />
      <ReviewLayout
        header={<ReviewHead status={filters.status} list={list} />}
        filters={
          <ReviewFilters
            filters={filters}
            onChange={filter}
            onClear={() => filter(DEFAULT_FILTERS)}
            onApply={() => {
              focus.region.current?.focus();
              announce(texts.shown(list.venues?.length ?? 0, list.total));
            }}
          />
        }
        banner={
          <ReviewBanner
            problem={problemText}
            loadError={list.error}
            onDismiss={() => setProblem(undefined)}
            onRetry={() => void list.refresh()}
          />
        }
      >
        <ReviewList
          list={list}
          focus={focus}
          onAction={act}
          onClear={() => filter(DEFAULT_FILTERS)}
        />
      </ReviewLayout>
      <DecisionModal decision={decision} error={problemText} />
      {editing && (
        <EditModal
          item={editing}
          error={problemText}
          setProblem={setProblem}
          onClose={() => setEditing(undefined)}
          onSaved={() => {
            announce(texts.saved(editing));
            setEditing(undefined);
          }}
        />
      )}
      <LiveRegion {...announcement} />
    </>
  );
}
