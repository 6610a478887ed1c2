import { BACK_OFFICE_SCREENS } from './screens/backOffice.ts';
import { DIALOG_SCREENS } from './screens/dialogs.ts';
import { IMPORT_SCREENS } from './screens/imports.ts';
import { PUBLIC_SCREENS } from './screens/public.ts';
import { REVIEW_SCREENS } from './screens/review.ts';
import { RUN_SCREENS } from './screens/runs.ts';

/** Every screen of the product in every state. A test compares the stories with it. */
export const SCREENS = {
  ...PUBLIC_SCREENS,
  ...BACK_OFFICE_SCREENS,
  ...REVIEW_SCREENS,
  ...DIALOG_SCREENS,
  ...IMPORT_SCREENS,
  ...RUN_SCREENS,
};
