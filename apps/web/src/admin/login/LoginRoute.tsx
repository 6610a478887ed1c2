import { PATHS } from '@campetto/contract';
import { LoginForm } from '@campetto/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageTitle } from '../../app/PageTitle.tsx';
import { useAuth } from '../../auth/AuthProvider.tsx';
import { readSignInState, signInTarget } from '../../auth/origin.ts';
import { BRAND } from '../../config/brand.ts';
import { AdminLanguageSwitch } from '../AdminLanguageSwitch.tsx';
import { LOGIN_MESSAGES, type LoginProblem, loginProblem } from './loginProblem.ts';

/** The sign-in page of the back office (spec §2.10); a signed-in user is led on. */
export function Component() {
  const { t, i18n } = useLingui();
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
      <PageTitle title={t`Admin sign-in`} />
      <LoginForm
        labels={{
          title: t`Admin Panel`,
          prompt: t`Sign in to the admin dashboard`,
          notice: t`Only authorized personnel may access this area.`,
          email: t`Email`,
          password: t`Password`,
          submit: t`Sign in`,
          submitting: t`Signing in...`,
        }}
        brand={{ name: BRAND.wordmark, href: PATHS.home }}
        languageSwitch={<AdminLanguageSwitch />}
        submitting={submitting}
        error={problem && i18n._(LOGIN_MESSAGES[problem])}
        onSubmit={({ email, password }) => void signIn(email, password)}
      />
    </>
  );
}
