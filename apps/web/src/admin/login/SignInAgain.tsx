import { loginProblemTexts, signInAgainLabels } from '@campetto/messages/admin/identity';
import { type Credentials, SignInDialog } from '@campetto/ui';
import { useLingui } from '@lingui/react';
import { useAuth } from '../../auth/AuthProvider.tsx';
import { useSignIn } from './useSignIn.ts';

/** Asks for another sign-in over the screen when the session has ended in the middle of work (D31). */
export function SignInAgain({ email }: { email: string }) {
  const { ended } = useAuth();
  return ended ? <SignInForm email={email} /> : null;
}

function SignInForm({ email }: { email: string }) {
  const { i18n } = useLingui();
  const { endSignIn } = useAuth();
  const { pending, problem, signIn } = useSignIn();

  async function submit(credentials: Credentials) {
    if (await signIn(credentials, email)) endSignIn(true);
  }

  return (
    <SignInDialog
      open
      labels={signInAgainLabels(i18n)}
      email={email}
      pending={pending}
      error={problem && loginProblemTexts(i18n)[problem]}
      onSubmit={(credentials) => void submit(credentials)}
      onCancel={() => endSignIn(false)}
    />
  );
}
