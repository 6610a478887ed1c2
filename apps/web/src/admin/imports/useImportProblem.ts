import { importProblems } from '@campetto/messages/admin/imports';
import { useLingui } from '@lingui/react';
import { useFailureText } from '../useFailureText.ts';
import type { ImportProblem } from './useImportSteps.ts';

/** The text for an import that did not start or did not finish. */
export function useImportProblem(): (problem: ImportProblem) => string {
  const { i18n } = useLingui();
  const failureText = useFailureText();
  return (problem) => {
    const text = importProblems(i18n)[problem.kind];
    return 'error' in problem ? failureText(problem.error, text) : text;
  };
}
