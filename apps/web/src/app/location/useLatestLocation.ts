import { useContext } from 'react';
import { type Location, UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';

/**
 * A function that returns the location at the moment of the call. The router renders a new one in a transition, which
 * takes a while on a long list; a second change within it would undo the first if it were based on the rendered one.
 */
export function useLatestLocation(): () => Location {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const rendered = useLocation();
  return () => router?.state.location ?? rendered;
}
