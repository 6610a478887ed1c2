import { GUIDE_SECTIONS } from '@campetto/contract';
import { guideSectionTitles } from '@campetto/messages/guide/texts';
import type { GuideSection } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { DocumentText } from '../documents/DocumentText.tsx';
import { useDocument } from '../documents/useDocument.ts';

const ICONS = {
  'user-levels': 'levels',
  'competitive-ranking': 'ranking',
  seasons: 'seasons',
  'trust-fairplay': 'trust',
} as const;

/** The sections of the guide in their order, each with the state of its document. */
export function useSections(): GuideSection[] {
  const { i18n } = useLingui();
  const documents = {
    'user-levels': useDocument('user-levels'),
    'competitive-ranking': useDocument('competitive-ranking'),
    seasons: useDocument('seasons'),
    'trust-fairplay': useDocument('trust-fairplay'),
  };
  const titles = guideSectionTitles(i18n);
  return GUIDE_SECTIONS.map((id) => {
    const state = documents[id];
    const section = { id, title: titles[id], icon: ICONS[id] };
    if (state.status !== 'ready') return { ...section, ...state };
    return { ...section, status: 'ready', content: <DocumentText key={state.name} {...state} /> };
  });
}
