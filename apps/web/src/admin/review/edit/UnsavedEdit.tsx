import { clusterSchema, ENDPOINTS } from '@campetto/contract';
import { unsavedEditTexts } from '@campetto/messages/admin/edit';
import { unnamedVenue } from '@campetto/messages/admin/venue';
import { Banner } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useAuth } from '../../../auth/AuthProvider.tsx';
import type { VenueList } from '../../../venue-client/list/useVenueList.ts';
import { useVenueContext } from '../../../venue-client/VenueProvider.tsx';
import { useFailureText } from '../../useFailureText.ts';
import type { ActiveCard } from '../card/useActiveCard.ts';
import type { ReviewDialogControl } from '../useReviewDialog.ts';
import { readEditDraft } from './editDraft.ts';
import type { EditDrafts } from './useEditDrafts.ts';

interface UnsavedEditProps {
  drafts: EditDrafts;
  list: VenueList;
  dialogs: ReviewDialogControl;
  cards: Pick<ActiveCard, 'activate'>;
}

/** An edit that was left unsaved, as by a sign-out: one of a listed venue first, whatever list its venue is in. */
export function UnsavedEdit({ drafts, list, dialogs, cards }: UnsavedEditProps) {
  const { i18n } = useLingui();
  const uid = useAuth().user?.uid ?? '';
  const { request } = useVenueContext();
  const failureText = useFailureText();
  const [state, setState] = useState<{ path: string; pending?: boolean; error?: unknown }>();
  const listed = list.venues?.find(({ folderPath }) => drafts.paths.has(folderPath));
  const path = listed?.folderPath ?? [...drafts.paths][0];
  // Until the list is loaded, nobody knows which one is in it.
  const draft = path && list.venues ? readEditDraft(uid, path, 'local') : undefined;
  if (!path || !draft) return null;
  const texts = unsavedEditTexts(i18n);
  const { pending, error } = state?.path === path ? state : {};

  async function open(folderPath: string): Promise<void> {
    if (listed) {
      // The button will be gone: the dialog returns the focus to the venue.
      cards.activate(folderPath);
      return dialogs.open({ kind: 'edit', item: listed });
    }
    setState({ path: folderPath, pending: true });
    try {
      const { data } = await request({
        ...ENDPOINTS.cluster,
        path: `${ENDPOINTS.cluster.path}?${new URLSearchParams({ folderPath })}`,
        responseSchema: clusterSchema,
      });
      dialogs.open({ kind: 'edit', item: data.venue });
      setState(undefined);
    } catch (reason) {
      setState({ path: folderPath, error: reason });
    }
  }

  return (
    <Banner
      tone={error === undefined ? 'warning' : 'critical'}
      action={{ label: texts.resume, pending, onAction: () => void open(path) }}
      otherAction={{ label: texts.discard, onAction: () => drafts.discard(path) }}
    >
      {error === undefined
        ? texts.message(draft.base.fields.name || unnamedVenue(i18n))
        : failureText(error, texts.failed)}
    </Banner>
  );
}
