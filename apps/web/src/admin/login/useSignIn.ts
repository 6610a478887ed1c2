import type { Credentials } from '@campetto/ui';
import { useState } from 'react';
import { useAuth } from '../../auth/AuthProvider.tsx';
import { recordActivity } from '../../auth/idle/activity.ts';
import { type LoginProblem, loginProblem } from './loginProblem.ts';

/** Signs in with the typed account, and reports why that failed. */
export function useSignIn() {
  const { session } = useAuth();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<LoginProblem>();

  /** Resolves to whether the account is signed in. With `only`, no other account may sign in. */
  async function signIn({ email, password }: Credentials, only?: string): Promise<boolean> {
    const account = email.trim();
    const refused = refusal(account, password, only);
    setProblem(refused);
    if (refused) return false;
    setPending(true);
    recordActivity(); // else the idle time of an earlier session would end this one
    try {
      await session.signIn(account, password);
      return true;
    } catch (error) {
      setProblem(loginProblem(error));
      return false;
    } finally {
      setPending(false);
    }
  }

  return { pending, problem, signIn };
}

function refusal(email: string, password: string, only?: string): LoginProblem | undefined {
  if (email === '' || password === '') return 'empty';
  return only !== undefined && email.toLowerCase() !== only.toLowerCase()
    ? 'otherAccount'
    : undefined;
}
