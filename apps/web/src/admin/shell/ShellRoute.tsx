import { PATHS } from '@campetto/contract';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '../../auth/AuthProvider.tsx';
import { originOf, type SignInState } from '../../auth/origin.ts';
import { VenueProvider } from '../../venue-client/VenueProvider.tsx';
import { DialogHistory } from '../DialogHistory.tsx';
import { IdleWarning } from '../login/IdleWarning.tsx';
import { SignInAgain } from '../login/SignInAgain.tsx';
import { FailedActionsProvider } from '../review/failures/FailedActionsProvider.tsx';
import { ShortcutsProvider } from '../review/shortcuts/ShortcutsProvider.tsx';
import { UndosProvider } from '../undo/UndosProvider.tsx';
import { RunsProvider } from './runs/RunsProvider.tsx';
import { Shell } from './Shell.tsx';

/**
 * The layout of every signed-in screen (spec §2.9) and their guard (spec §2.1): nothing renders
 * before the sign-in state is known; visitors who are not signed in are redirected to the sign-in
 * page, which returns to the requested address, except after a log-out by hand.
 */
export function Component() {
  const { user, loggedOut } = useAuth();
  const location = useLocation();
  const [unsaved, setUnsaved] = useState(0);
  if (user === undefined) return null;
  if (user === null) {
    const state: SignInState = loggedOut ? {} : { origin: originOf(location), unsaved };
    return <Navigate to={PATHS.admin} state={state} replace />;
  }
  return (
    // Nothing of one account's work is shown to another.
    <VenueProvider key={user.uid}>
      <DialogHistory>
        <ShortcutsProvider>
          <RunsProvider>
            <FailedActionsProvider onUnsaved={setUnsaved}>
              <UndosProvider>
                <Shell email={user.email} lastLogin={user.lastLogin} />
              </UndosProvider>
            </FailedActionsProvider>
          </RunsProvider>
        </ShortcutsProvider>
        <SignInAgain email={user.email} />
        <IdleWarning email={user.email} />
      </DialogHistory>
    </VenueProvider>
  );
}
