import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { Banner } from '../../primitives/Banner/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import * as styles from './LoginForm.css.ts';
import type { LoginFormProps } from './types.ts';

type CredentialsFormProps = Pick<
  LoginFormProps,
  'labels' | 'message' | 'pending' | 'error' | 'onSubmit'
>;

/** The fields of the sign-in screen, which retain what was typed. */
export function CredentialsForm({
  labels,
  message,
  pending,
  error,
  onSubmit,
}: CredentialsFormProps) {
  const focused = useRef<HTMLElement | null>(null);

  // Fields are disabled while pending and lose the focus; it returns for the next attempt.
  useLayoutEffect(() => {
    if (!pending) focused.current?.focus();
  }, [pending]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    focused.current = document.activeElement as HTMLElement | null;
    const typed = new FormData(event.currentTarget);
    onSubmit({ email: String(typed.get('email')), password: String(typed.get('password')) });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {message !== undefined && error === undefined && <Banner tone="brand">{message}</Banner>}
      {error !== undefined && <Banner tone="critical">{error}</Banner>}
      <TextField
        label={labels.email}
        name="email"
        type="email"
        autoComplete="username"
        aria-required
        disabled={pending}
      />
      <TextField
        label={labels.password}
        name="password"
        type="password"
        autoComplete="current-password"
        aria-required
        disabled={pending}
      />
      <Button
        type="submit"
        tone="brand"
        size="large"
        width="full"
        pending={pending}
        pendingLabel={labels.pending}
      >
        {labels.submit}
      </Button>
    </form>
  );
}
