import {
  failureTexts,
  offlineFailureText,
  tooManyRequestsText,
} from '@campetto/messages/admin/screens/shell';
import { useLingui } from '@lingui/react';
import { RequestError, type RequestFailure } from '../venue-client/requests/requestError.ts';
import { useOnline } from './shell/useOnline.ts';

/**
 * The text for a failed request: the reason if the administrator can do something about it, else
 * the text that the screen passes (spec §8). While the device is offline, the text contains that too.
 */
export function useFailureText(): (error: unknown, otherwise: string) => string {
  const { i18n } = useLingui();
  const texts: Partial<Record<RequestFailure, string>> = failureTexts(i18n);
  const online = useOnline();
  return (error, otherwise) => {
    if (!(error instanceof RequestError)) return otherwise;
    if (error.failure === 'offline' && !online) return offlineFailureText(i18n, otherwise);
    if (error.failure === 'tooManyRequests') return tooManyRequestsText(i18n, error.retryAfter);
    return texts[error.failure] ?? otherwise;
  };
}
