import { IMPORT_MAX_MEGABYTES } from '@campetto/contract';
import { activityLabels } from '@campetto/messages/admin/activity';
import {
  addressDetailsLabels,
  addressSearchTexts,
  selectedAddressLabels,
} from '@campetto/messages/admin/addresses';
import { createLabels, phoneFieldTexts } from '@campetto/messages/admin/create';
import {
  approveConfirmation,
  discardConfirmation,
  selectionBarTexts,
} from '@campetto/messages/admin/decisions';
import { comparisonLabels, duplicatesLabels } from '@campetto/messages/admin/duplicates';
import { editLabels } from '@campetto/messages/admin/edit';
import { exportLabels } from '@campetto/messages/admin/exports';
import { historyLabels, reasonCountsLabels } from '@campetto/messages/admin/history';
import { loginLabels, signInAgainLabels } from '@campetto/messages/admin/identity';
import { fileDropLabels, importPreviewLabels } from '@campetto/messages/admin/imports/imports';
import {
  reviewToolbarLabels,
  savedViewsLabels,
  venueFiltersLabels,
  venueGridLabels,
  viewSwitchLabels,
} from '@campetto/messages/admin/list';
import { pictureFieldLabels } from '@campetto/messages/admin/pictures';
import { focusLabels } from '@campetto/messages/admin/review/focus';
import { inspectorLabels } from '@campetto/messages/admin/review/inspector';
import { mapLabels } from '@campetto/messages/admin/review/map';
import { shortcutsLabels } from '@campetto/messages/admin/review/shortcuts';
import { decisionChartLabels } from '@campetto/messages/admin/screens/dashboard';
import { aboutLabels, shellLabels } from '@campetto/messages/admin/screens/shell';
import { setAsideLabels } from '@campetto/messages/admin/set-aside';
import { keyListLabels } from '@campetto/messages/admin/submission-keys';
import { venueCardLabels } from '@campetto/messages/admin/venue';
import { companyTextLabels, documentLabels } from '@campetto/messages/document/labels';
import { proseLabels } from '@campetto/messages/document/prose';
import { guideLabels, guideSearchTexts } from '@campetto/messages/guide/texts';
import { footerLabels } from '@campetto/messages/public/footer';
import { navbarTexts } from '@campetto/messages/public/navbar';
import type * as ui from '@campetto/ui';
import type * as prose from '@campetto/ui/prose';
import type * as forms from '@campetto/ui/venue-forms';
import type { I18n } from '@lingui/core';

type Components = typeof ui & typeof prose & typeof forms;

type Props<Name extends keyof Components> = Components[Name] extends (props: infer Of) => unknown
  ? Of
  : unknown;

/** The exported components that take `labels`, with the type of these. */
type Labelled = {
  [Name in keyof Components as Props<Name> extends { labels: object }
    ? Name
    : never]: Props<Name> extends {
    labels: infer Labels;
  }
    ? Labels
    : never;
};

type Preset<Labels> = (i18n: I18n) => Labels | Record<string, Labels> | ((count: number) => Labels);

const inspector = (i18n: I18n) => ({
  ...venueCardLabels(i18n),
  ...comparisonLabels(i18n),
  ...inspectorLabels(i18n),
});

/**
 * The labels of each component, as Campetto's own screens pass them. A component that asks different
 * questions has several; what counts something is a function of the count.
 */
export const PRESETS = {
  AboutDialog: aboutLabels,
  ActivityList: activityLabels,
  AddressAutocomplete: (i18n) => addressSearchTexts(i18n).labels,
  AddressDetails: addressDetailsLabels,
  AddVenueForm: createLabels,
  AdminShell: shellLabels,
  ConfirmDialog: (i18n) => ({
    approve: approveConfirmation(i18n),
    discard: discardConfirmation(i18n),
  }),
  CountedBars: reasonCountsLabels,
  DecisionChart: decisionChartLabels,
  DuplicatesDialog: duplicatesLabels,
  EditVenueDialog: editLabels,
  ExportMenu: (i18n) => exportLabels(i18n, { total: undefined, capped: false }),
  FileDrop: (i18n) => fileDropLabels(i18n, IMPORT_MAX_MEGABYTES),
  Footer: footerLabels,
  GuideLayout: guideLabels,
  GuideSearch: (i18n) => guideSearchTexts(i18n).labels,
  HistoryDialog: historyLabels,
  PictureField: pictureFieldLabels,
  ImportPreview: importPreviewLabels,
  KeyList: keyListLabels,
  LegalLayout: (i18n) => documentLabels(i18n, companyTextLabels(i18n)),
  LoginForm: loginLabels,
  Navbar: (i18n) => navbarTexts(i18n).labels,
  PhoneField: (i18n) => phoneFieldTexts(i18n).labels,
  Prose: proseLabels,
  ReviewToolbar: reviewToolbarLabels,
  SavedViews: savedViewsLabels,
  SelectedAddress: selectedAddressLabels,
  SelectionBar: (i18n) => selectionBarTexts(i18n).labels,
  SetAsideDialog: (i18n) => ({
    setAside: setAsideLabels(i18n, false),
    changeNote: setAsideLabels(i18n, true),
  }),
  ShortcutsDialog: shortcutsLabels,
  SignInDialog: signInAgainLabels,
  VenueCard: venueCardLabels,
  VenueFilters: venueFiltersLabels,
  VenueFocus: focusLabels,
  VenueGrid: venueGridLabels,
  VenueInspector: inspector,
  VenueMap: mapLabels,
  VenueRow: venueCardLabels,
  ViewSwitch: viewSwitchLabels,
} satisfies { [Name in keyof Labelled]: Preset<Labelled[Name]> };
