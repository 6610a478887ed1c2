import { PATHS } from '@campetto/contract';
import { cameIn, importProblems, retryFile, reviewNew } from '@campetto/messages/admin/imports';
import { Banner, TextLink } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useFailureText } from '../useFailureText.ts';
import type { ImportProblem } from './useImportSteps.ts';

interface ImportProblemBannerProps {
  problem: ImportProblem;
  onRetry: (request: Extract<ImportProblem, { request: unknown }>['request']) => void;
}

/** Why an import did not start or did not finish, what it has added, and the way to try it again. */
export function ImportProblemBanner({ problem, onRetry }: ImportProblemBannerProps) {
  const { i18n } = useLingui();
  const failureText = useFailureText();
  const text = importProblems(i18n)[problem.kind];
  const request = 'request' in problem ? problem.request : undefined;
  const { new: added = 0, importId } = ('progress' in problem && problem.progress) || {};
  return (
    <Banner
      tone={problem.kind.startsWith('stopped') ? 'brand' : 'critical'}
      action={
        request && {
          label: retryFile(i18n, request.file.name),
          onAction: () => onRetry(request),
        }
      }
    >
      {'error' in problem ? failureText(problem.error, text) : text}
      {added > 0 && ` ${cameIn(i18n, added)}`}
      {added > 0 && importId !== undefined && (
        <>
          {' '}
          <TextLink href={`${PATHS.venues}?imported=${importId}`}>{reviewNew(i18n)}</TextLink>
        </>
      )}
    </Banner>
  );
}
