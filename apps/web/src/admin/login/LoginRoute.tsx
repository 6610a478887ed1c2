import { PATHS } from '@campetto/contract';
import {
  languageFailed,
  loginLabels,
  loginPageTitle,
  loginProblemTexts,
  signedOutElsewhere,
  signedOutIdle,
  unsavedText,
} from '@campetto/messages/admin/identity';
import { LoginForm } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageTitle } from '../../app/PageTitle.tsx';
import { useAuth } from '../../auth/AuthProvider.tsx';
import { idleTime } from '../../auth/idle/activity.ts';
import { signInTarget, unsavedAtSignOut } from '../../auth/origin.ts';
import { BRAND } from '../../config/brand.ts';
import { AdminLanguageSwitch } from '../AdminLanguageSwitch.tsx';
import { useIdleLimit } from './useIdleLimit.ts';
import { useSignIn } from './useSignIn.ts';

/** The sign-in page of the back office (spec §2.10); redirects a signed-in user. */
export function Component() {
  const { i18n } = useLingui();
  const { user, loggedOut, wasSignedIn } = useAuth();
  const { state } = useLocation();
  const { pending, problem, signIn } = useSignIn();
  const [isLanguageFailed, setLanguageFailed] = useState(false);
  const limit = useIdleLimit();
  if (user === undefined) return null;
  if (user !== null) return <Navigate to={signInTarget(state)} replace />;
  // Derived from the time of the last input, so that every open window shows the same reason, whichever signed out.
  const signedOut = limit > 0 && idleTime() >= limit ? signedOutIdle : signedOutElsewhere;
  const unsaved = unsavedAtSignOut(state);
  const message = [signedOut(i18n), unsaved > 0 && unsavedText(i18n, unsaved)];

  return (
    <>
      <PageTitle title={loginPageTitle(i18n)} />
      <LoginForm
        labels={loginLabels(i18n)}
        brand={{ name: BRAND.wordmark, href: PATHS.home }}
        languageSwitch={<AdminLanguageSwitch onFailed={setLanguageFailed} />}
        message={wasSignedIn && !loggedOut ? message.filter(Boolean).join(' ') : undefined}
        pending={pending}
        error={
          isLanguageFailed ? languageFailed(i18n) : problem && loginProblemTexts(i18n)[problem]
        }
        onSubmit={(credentials) => {
          setLanguageFailed(false);
          void signIn(credentials);
        }}
      />
    </>
  );
}
