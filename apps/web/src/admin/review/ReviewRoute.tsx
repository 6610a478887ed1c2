import { LiveRegion, ReviewLayout } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PageTitle } from '../../app/PageTitle.tsx';
import { type ListFilters, useVenueList } from '../../venues/list.ts';
import { DEFAULT_FILTERS } from './filters.ts';
import { ReviewBanner } from './ReviewBanner.tsx';
import { ReviewDialogs } from './ReviewDialogs.tsx';
import { ReviewFilters } from './ReviewFilters.tsx';
import { ReviewFind } from './ReviewFind.tsx';
import { ReviewFoot } from './ReviewFoot.tsx';
import { ReviewHead } from './ReviewHead.tsx';
import { ReviewList } from './ReviewList.tsx';
import { ReviewMap } from './ReviewMap.tsx';
import { areShortcutsOn, setShortcutsOn } from './shortcutsSetting.ts';
import { useFilters } from './useFilters.ts';
import { useReviewDesk } from './useReviewDesk.ts';
import { useReviewKeys } from './useReviewKeys.ts';

/** The screen on which venues are decided (spec §2.12). Its filters live in the address. */
export function Component() {
  const { t } = useLingui();
  const [filters, setFilters] = useFilters();
  const list = useVenueList(filters);
  const desk = useReviewDesk(list);
  const [map, setMap] = useState(false);
  const [shortcuts, setShortcuts] = useState(areShortcutsOn);
  useReviewKeys(desk, shortcuts && desk.dialogs.dialog === undefined && !desk.decision.pending);

  function filter(next: ListFilters) {
    desk.setProblem(undefined);
    desk.selection.clear();
    setFilters(next);
  }
  const clear = () => filter(DEFAULT_FILTERS);

  function apply() {
    desk.cards.region.current?.focus();
    desk.announce(desk.texts.shown(list.venues?.length ?? 0, list.total, list.capped));
  }

  return (
    <>
      <PageTitle title={t`Review venues`} />
      <ReviewLayout
        header={<ReviewHead filters={filters} list={list} />}
        filters={
          <>
            <ReviewFind
              filters={filters}
              onChange={filter}
              searchRef={desk.search}
              map={map}
              onMap={setMap}
            />
            <ReviewFilters filters={filters} onChange={filter} onClear={clear} onApply={apply} />
          </>
        }
        banner={
          <ReviewBanner
            problem={desk.problemText}
            loadError={list.error}
            onDismiss={() => desk.setProblem(undefined)}
            onRetry={() => void list.refresh()}
          />
        }
      >
        {map && list.venues && list.venues.length > 0 && (
          <ReviewMap venues={list.venues} cards={desk.cards} />
        )}
        <ReviewList
          list={list}
          filters={filters}
          cards={desk.cards}
          selection={desk.selection}
          twins={desk.twins}
          onEvent={desk.tell}
          onFilter={filter}
        />
      </ReviewLayout>
      <ReviewFoot desk={desk} filters={filters} list={list} />
      <ReviewDialogs
        desk={desk}
        onChanged={() => void list.refresh()}
        shortcuts={shortcuts}
        onShortcuts={(on) => {
          setShortcutsOn(on);
          setShortcuts(on);
        }}
      />
      <LiveRegion {...desk.announcement} />
    </>
  );
}
