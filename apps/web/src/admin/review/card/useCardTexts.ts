import {
  type DiscardedDuplicate,
  isMissingName,
  type VenueCheck,
  type VenueReviewItem,
  type VenueStatus,
} from '@campetto/contract';
import { applyFix, venueCheckTexts } from '@campetto/messages/admin/checks';
import { unsavedEditTexts } from '@campetto/messages/admin/edit';
import { otherReviewer } from '@campetto/messages/admin/leases';
import { setAsideActions, setAsideButton, setAsideTexts } from '@campetto/messages/admin/set-aside';
import {
  decisionText,
  discardedDuplicateTexts,
  selectVenue,
  sourceText,
  sportNames,
  venueActions,
  venueCardLabels,
  venueExtra,
  venueRating,
} from '@campetto/messages/admin/venue';
import type { VenueActionButton, VenueCardDecision, VenueExtra } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import type { ListView } from '../list/useListView.ts';
import { CARD_ACTIONS } from './cardActions.ts';

/**
 * The texts of all cards, built once for each language because hundreds of cards share them. Cards have their dates
 * in English (spec §2.12), everything else has them in the language of the page (D49).
 */
export function useCardTexts(view?: ListView) {
  const { i18n } = useLingui();
  const dateLocale = view === 'cards' ? 'en' : i18n.locale;
  return useMemo(() => {
    function actions(status: VenueStatus, name: string): VenueActionButton[] {
      const texts = venueActions(i18n, name);
      return CARD_ACTIONS[status].map((id) => ({ id, ...texts[id] }));
    }

    function extra(
      { status, setAside }: VenueReviewItem,
      name: string,
      duplicates: number,
    ): VenueExtra[] {
      const { duplicates: possible, history } = venueExtra(i18n, name, duplicates);
      const setAsideExtra: VenueExtra = {
        id: 'setAside',
        ...setAsideButton(i18n, name, setAside !== null),
      };
      return [
        ...(duplicates === 0 ? [] : [possible]),
        ...(status === 'pending' ? [setAsideExtra] : []),
        history,
      ];
    }

    const setAside = ({ setAside }: VenueReviewItem) =>
      setAside ? setAsideTexts(i18n, setAside) : undefined;

    const decision = ({ status, decision }: VenueReviewItem): VenueCardDecision | undefined =>
      decision
        ? { text: decisionText(i18n, status, decision), note: decision.note ?? undefined }
        : undefined;

    const textOf = venueCheckTexts(i18n);
    const check = (check: VenueCheck, name: string | undefined) =>
      textOf(check, name === undefined || isMissingName(name));

    return {
      locale: i18n.locale,
      dateLocale,
      labels: venueCardLabels(i18n),
      actions,
      rating: (value: number, total: number | undefined) => venueRating(i18n, value, total),
      extra,
      select: (name: string) => selectVenue(i18n, name),
      decision,
      discarded: (venue: DiscardedDuplicate) => discardedDuplicateTexts(i18n, venue),
      setAside,
      other: (name: string) => otherReviewer(i18n, name),
      edited: unsavedEditTexts(i18n).mark,
      setAsideActions: setAsideActions(i18n),
      fix: applyFix(i18n),
      check,
      source: (source: string) => sourceText(i18n, source),
      sports: sportNames(i18n),
    };
  }, [i18n, dateLocale]);
}

export type CardTexts = ReturnType<typeof useCardTexts>;
