import { PATHS } from '@campetto/contract';
import { loginLabels, loginPageTitle, loginProblems } from '@campetto/messages/admin/identity';
import { LoginForm } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageTitle } from '../../app/PageTitle.tsx';
import { useAuth } from '../../auth/AuthProvider.tsx';
import { readSignInState, signInTarget } from '../../auth/origin.ts';
import { BRAND } from '../../config/brand.ts';
import { AdminLanguageSwitch } from '../AdminLanguageSwitch.tsx';
import { type LoginProblem, loginProblem } from './loginProblem.ts';

/** The sign-in page of the back office (spec §2.10); redirects a signed-in user. */
export function Component() {
  const { i18n } = useLingui();
  const { session, user } = useAuth();
  const { state } = useLocation();
  const [submitting, setSubmitting] = useState(false);
  const [problem, setProblem] = useState<LoginProblem | undefined>(
    readSignInState(state).expired ? 'expired' : undefined,
  );
  if (user === undefined) return null;
  if (user !== null) return <Navigate to={signInTarget(state)} replace />;

  async function signIn(email: string, password: string) {
    if (email.trim() === '' || password === '') return setProblem('empty');
    setSubmitting(true);
    setProblem(undefined);
    try {
      await session.signIn(email.trim(), password);
    } catch (error) {
      setProblem(loginProblem(error));
    } finally {
      setSubmitting(false);
    }
  }

  return (
    <>
      <PageTitle title={loginPageTitle(i18n)} />
      <LoginForm
        labels={loginLabels(i18n)}
        brand={{ name: BRAND.wordmark, href: PATHS.home }}
        languageSwitch={<AdminLanguageSwitch />}
        pending={submitting}
        error={problem && loginProblems(i18n)[problem]}
        onSubmit={({ email, password }) => void signIn(email, password)}
      />
    </>
  );
}
