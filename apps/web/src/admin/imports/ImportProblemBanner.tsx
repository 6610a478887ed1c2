import { IMPORT_MAX_MEGABYTES, PATHS } from '@campetto/contract';
import {
  cameIn,
  dismissLabel,
  importProblemTexts,
  leftImportText,
  mayHaveComeIn,
  retryFile,
  reviewNew,
  reviewPending,
} from '@campetto/messages/admin/imports/imports';
import { Banner, TextLink } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { listLink } from '../links/listLink.ts';
import { useFailureText } from '../useFailureText.ts';
import type { ImportProblem } from './useImportSteps.ts';

interface ImportProblemBannerProps {
  problem: ImportProblem;
  onRetry: (request: Extract<ImportProblem, { request: unknown }>['request']) => void;
  onDismiss?: () => void;
}

/** Why an import did not start or did not finish, what it has added, and a button to try it again. */
export function ImportProblemBanner({ problem, onRetry, onDismiss }: ImportProblemBannerProps) {
  const { i18n } = useLingui();
  const failureText = useFailureText();
  const text =
    problem.kind === 'left'
      ? leftImportText(i18n, problem.left.file)
      : importProblemTexts(i18n, IMPORT_MAX_MEGABYTES)[problem.kind];
  const request = 'request' in problem ? problem.request : undefined;
  const last = 'left' in problem ? problem.left : 'progress' in problem && problem.progress;
  const { new: added = 0, importId } = last || {};
  const isUnknown = problem.kind === 'stopped' && importId === undefined;
  return (
    <Banner
      tone={toneOf(problem.kind)}
      action={
        request && {
          label: retryFile(i18n, request.file.name),
          onAction: () => onRetry(request),
        }
      }
      dismiss={onDismiss && { label: dismissLabel(i18n), onAction: onDismiss }}
    >
      {'error' in problem ? failureText(problem.error, text) : text}
      {added > 0 && ` ${cameIn(i18n, added)}`}
      {added > 0 && importId !== undefined && (
        <>
          {' '}
          <TextLink href={listLink('pending', { imported: importId })}>{reviewNew(i18n)}</TextLink>
        </>
      )}
      {isUnknown && (
        <>
          {` ${mayHaveComeIn(i18n)} `}
          <TextLink href={PATHS.venues}>{reviewPending(i18n)}</TextLink>
        </>
      )}
    </Banner>
  );
}

function toneOf(kind: ImportProblem['kind']) {
  if (kind === 'left') return 'warning';
  return kind === 'stopped' ? 'brand' : 'critical';
}
