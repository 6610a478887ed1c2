import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Whether the countdown of this visit has ended, by the redirect or by the visitor. The entry in the
 * history stores it, so that neither Back nor a reload redirects again.
 */
export function useVisit(): { ended: boolean; end: () => void } {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const ended = (state as { ended?: boolean } | null)?.ended === true;
  return {
    ended,
    end: () => {
      if (ended) return;
      void navigate(
        { pathname, search, hash },
        { replace: true, state: { ended: true }, preventScrollReset: true },
      );
    },
  };
}
