import { unsavedEditTexts } from '@campetto/messages/admin/edit';
import { unnamedVenue } from '@campetto/messages/admin/venue';
import { Banner, ConfirmDialog } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useUid } from '../../../auth/useUid.ts';
import { loadCluster } from '../../../venue-client/duplicates/loadCluster.ts';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';
import { useFailureText } from '../../useFailureText.ts';
import type { ActiveCard } from '../card/useActiveCard.ts';
import type { ReviewDialogControl } from '../useReviewDialogs.ts';
import { readEditDraft } from './editDraft.ts';
import type { EditDrafts } from './useEditDrafts.ts';

interface UnsavedEditProps {
  drafts: EditDrafts;
  list: VenueList;
  dialogs: ReviewDialogControl;
  cards: Pick<ActiveCard, 'activate'>;
}

/** Discards the drafts of the listed venues that are stored by now. */
function useStoredDrafts(drafts: EditDrafts, venues: VenueList['venues']): void {
  const { paths } = drafts;
  const discardIfStored = useEffectEvent(drafts.discardIfStored);
  useLayoutEffect(() => {
    for (const item of venues ?? []) if (paths.has(item.folderPath)) discardIfStored(item);
  }, [paths, venues]);
}

/** Offers an unsaved edit, as after a sign-out: of a listed venue if there is one, else of another. */
export function UnsavedEdit({ drafts, list, dialogs, cards }: UnsavedEditProps) {
  const { i18n } = useLingui();
  const uid = useUid();
  const { request } = useVenueContext();
  const failureText = useFailureText();
  /** The folder path of the edit that is to be discarded; another window may discard or save it meanwhile. */
  const [confirming, setConfirming] = useState<string>();
  const [state, setState] = useState<{ path: string; pending?: boolean; error?: unknown }>();
  useStoredDrafts(drafts, list.venues);
  const listed = list.venues?.find(({ folderPath }) => drafts.paths.has(folderPath));
  const path = listed?.folderPath ?? [...drafts.paths][0];
  // A listed venue comes first, so that nothing is offered before the list is loaded.
  const draft = path && list.venues ? readEditDraft(uid, path, 'local') : undefined;
  if (!path || !draft) return null;
  const texts = unsavedEditTexts(i18n);
  const name = draft.base.fields.name || unnamedVenue(i18n);
  const { pending, error } = state?.path === path ? state : {};

  async function open(folderPath: string): Promise<void> {
    if (listed) {
      // The dialog returns the focus to the card, because the button is removed.
      cards.activate(folderPath);
      return dialogs.open({ kind: 'edit', item: listed });
    }
    setState({ path: folderPath, pending: true });
    try {
      const { venue } = await loadCluster(request, folderPath);
      // Another dialog that was opened meanwhile stays: something may be typed in it.
      if (!dialogs.read()) dialogs.open({ kind: 'edit', item: venue });
      setState(undefined);
    } catch (reason) {
      setState({ path: folderPath, error: reason });
    }
  }

  return (
    <>
      <Banner
        tone={error === undefined ? 'warning' : 'critical'}
        action={{ label: texts.resume, pending, onAction: () => void open(path) }}
        otherAction={{ label: texts.discard, onAction: () => setConfirming(path) }}
      >
        {error === undefined ? texts.message(name) : failureText(error, texts.failed)}
      </Banner>
      <ConfirmDialog
        open={confirming === path}
        tone="warning"
        labels={texts.confirmation}
        subject={name}
        pending={false}
        onConfirm={() => {
          setConfirming(undefined);
          drafts.discard(path);
        }}
        onCancel={() => setConfirming(undefined)}
      />
    </>
  );
}
