import { failureTexts } from '@campetto/messages/admin/shell';
import { useLingui } from '@lingui/react';
import { RequestError, type RequestFailure } from '../venue-client/http.ts';

/**
 * The text for a failed request: the reason if the administrator can do something about it, else
 * the text that the screen passes (spec §8).
 */
export function useFailureText(): (error: unknown, otherwise: string) => string {
  const { i18n } = useLingui();
  const texts: Partial<Record<RequestFailure, string>> = failureTexts(i18n);
  return (error, otherwise) => (error instanceof RequestError && texts[error.failure]) || otherwise;
}
