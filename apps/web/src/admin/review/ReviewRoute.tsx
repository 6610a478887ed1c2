import { PATHS, type VenueReviewItem } from '@campetto/contract';
import { LiveRegion, ReviewHeader, ReviewLayout, type VenueActionId } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../app/PageTitle.tsx';
import { type ListFilters, useVenueList } from '../../venues/list.ts';
import { DecisionModal } from './DecisionModal.tsx';
import { EditModal } from './EditModal.tsx';
import { changeFilters, DEFAULT_FILTERS, readFilters, writeFilters } from './filters.ts';
import { ReviewBanner } from './ReviewBanner.tsx';
import { ReviewFilters } from './ReviewFilters.tsx';
import { ReviewList } from './ReviewList.tsx';
import { useAnnouncement } from './useAnnouncement.ts';
import { useDecision } from './useDecision.ts';
import { useNextFocus } from './useNextFocus.ts';
import { useReviewProblem } from './useReviewProblem.ts';
import { useReviewTexts } from './useReviewTexts.ts';

/** The screen on which venues are decided (spec §2.12). Its filters live in the address. */
export function Component() {
  const { t } = useLingui();
  const texts = useReviewTexts();
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
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
    setSearch(writeFilters(search, changeFilters(filters, next)));
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
        header={
          <ReviewHeader
            title={texts.title(filters.status)}
            subtitle={texts.subtitle(filters.status)}
            addVenue={{ label: t`Add venue`, href: PATHS.addVenue }}
            refresh={{
              label: t`Refresh`,
              loading: list.refreshing,
              onRefresh: () => void list.refresh(),
            }}
          />
        }
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
