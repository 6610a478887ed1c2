import { useLingui } from '@lingui/react/macro';

/** What a text about the company says while it is not there. */
export function useTextLabels() {
  const { t } = useLingui();
  return {
    loading: t`Loading the text`,
    missing: t`This text was not found.`,
    failed: t`This text could not be loaded.`,
  };
}
