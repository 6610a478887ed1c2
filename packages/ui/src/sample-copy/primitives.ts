import { createProblemTexts, sportsFieldTexts } from '@campetto/messages/admin/create';
import { discardConfirmation } from '@campetto/messages/admin/decisions';
import { editLabels } from '@campetto/messages/admin/edit';
import { loginLabels, loginProblemTexts } from '@campetto/messages/admin/identity';
import {
  cityNames,
  emptyTexts,
  reviewTexts,
  reviewToolbarLabels,
  venueFiltersLabels,
  venueGridLabels,
} from '@campetto/messages/admin/list';
import { offlineText } from '@campetto/messages/admin/screens/shell';
import {
  sportNames,
  venueActions,
  venueCardLabels,
  venueStatusNames,
} from '@campetto/messages/admin/venue';
import { i18nOf } from '@campetto/messages/stories/i18n';
import { bilingual } from './bilingual.ts';

/** Examples of the content of primitives, which the catalogues do not contain. */
const examples = bilingual(
  {
    actions: { long: 'Restore to the pending list and open the next venue' },
    status: {
      warning: 'Website contains markup',
      duplicate: 'Duplicate 40 m away',
      spots: '2 spots',
    },
    fields: {
      emailHint: 'The address you were invited with.',
      optional: 'optional',
      several: 'several',
      addressError: 'Address is required',
      notes: 'Write it as it would be written on an envelope.',
      cityChoose: 'Choose a city',
      sportsHint: 'Every sport that can be played there.',
      sportHint: 'The one that most people come for.',
      sportError: 'Choose a sport',
      verified: 'Verified',
      verifiedHint: 'Someone of the team has been there.',
      origin: 'from the map',
    },
    messages: {
      saved: 'Padel Club Navigli was updated.',
      title: 'Someone else saved first',
      conflict:
        'This venue was changed at 14:32 by giulia@campetto.app. Look at both versions before you save yours: what you typed is still here.',
      website: 'Website of the club',
    },
    dialog: {
      description:
        'Polisportiva San Lorenzo moves to the discarded venues. You can restore it later.',
    },
  },
  {
    actions: { long: 'Rimetti tra le strutture in attesa e passa alla prossima' },
    status: {
      warning: 'Il sito contiene codice HTML',
      duplicate: 'Doppione a 40 m',
      spots: '2 posti',
    },
    fields: {
      emailHint: 'L’indirizzo con cui hai ricevuto l’invito.',
      optional: 'facoltativo',
      several: 'più di uno',
      addressError: 'L’indirizzo è obbligatorio',
      notes: 'Scrivilo come lo metteresti su una busta.',
      cityChoose: 'Scegli una città',
      sportsHint: 'Tutti gli sport che si possono praticare lì.',
      sportHint: 'Quello per cui viene la maggior parte delle persone.',
      sportError: 'Scegli uno sport',
      verified: 'Verificato',
      verifiedHint: 'Qualcuno del team ci è stato di persona.',
      origin: 'dalla mappa',
    },
    messages: {
      saved: 'Padel Club Navigli è stato aggiornato.',
      title: 'Qualcun altro ha salvato prima di te',
      conflict:
        'Questa struttura è stata modificata alle 14:32 da giulia@campetto.app. Confronta le due versioni prima di salvare la tua: quello che hai scritto è ancora qui.',
      website: 'Sito del circolo',
    },
    dialog: {
      description:
        'Polisportiva San Lorenzo passa tra le strutture scartate. Potrai ripristinarla in seguito.',
    },
  },
);

/** The texts of the primitives, in the toolbar's language: those of the product, and examples. */
export function primitivesCopy(globals: Record<string, unknown>) {
  const i18n = i18nOf(globals);
  const { actions, status, fields, messages, dialog } = examples(globals);
  const { cancel, close, save, name, formattedAddress, ...edit } = editLabels(i18n);
  const { email, submit, pending: signingIn } = loginLabels(i18n);
  const { clear, clearSearch, title, celebration, hints } = emptyTexts(i18n);
  const { search, placeholder } = reviewToolbarLabels(i18n);
  const { city, selectCountryFirst } = venueFiltersLabels(i18n);
  const { addVenue, dismiss, retry, failed } = reviewTexts(i18n);
  const { cityRequired, sportsRequired } = createProblemTexts(i18n);
  const { edit: editAction, discard } = venueActions(i18n, '');
  const { verona, milano, roma, torino, napoli } = cityNames(i18n);
  return {
    actions: {
      cancel,
      close,
      save,
      clear,
      clearSearch,
      dismiss,
      retry,
      add: addVenue,
      edit: editAction.label,
      discard: discard.label,
      signIn: submit,
      signingIn,
      ...actions,
    },
    status: { ...venueStatusNames(i18n), ...status },
    fields: {
      name,
      email,
      search,
      city,
      searchPlaceholder: placeholder,
      address: formattedAddress,
      emailError: loginProblemTexts(i18n).invalidEmail,
      cityPrompt: selectCountryFirst,
      cityError: cityRequired,
      sports: sportsFieldTexts(i18n).label,
      sportsError: sportsRequired,
      ...fields,
    },
    cities: { verona, milano, roma, torino, napoli },
    sports: sportNames(i18n),
    messages: {
      failed,
      loading: venueGridLabels(i18n).loading,
      offline: offlineText(i18n),
      newTab: venueCardLabels(i18n).opensInNewTab,
      ...messages,
    },
    empty: { title, celebration, hint: hints.filtered },
    dialog: { title: discardConfirmation(i18n).title, formTitle: edit.title, ...dialog },
  };
}
