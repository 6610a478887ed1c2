import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { CourtPlan } from '../../illustrations/CourtPlan/index.ts';
import { LogoMark } from '../../illustrations/LogoMark/index.ts';
import { Banner } from '../../primitives/Banner/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Anchor } from '../../primitives/LinkProvider/LinkProvider.tsx';
import { TextField } from '../../primitives/TextField/index.ts';
import * as styles from './LoginForm.css.ts';

export interface LoginFormLabels {
  title: string;
  /** What signing in leads to: "Sign in to the admin dashboard". */
  prompt: string;
  /** Who may sign in: the authorised-personnel statement. */
  notice: string;
  email: string;
  password: string;
  submit: string;
  /** Replaces `submit` while the sign-in is under way. */
  pending: string;
}

export interface Credentials {
  email: string;
  password: string;
}

export interface LoginFormProps {
  labels: LoginFormLabels;
  /** Name beside the mark; leads home. */
  brand: { name: string; href: string };
  languageSwitch?: ReactNode;
  /** Why somebody who was signed in is asked again. */
  message?: string | undefined;
  pending: boolean;
  /** Announced immediately; the typed values stay. */
  error?: string | undefined;
  /** Called with the typed values, even when empty: the caller validates them. */
  onSubmit: (credentials: Credentials) => void;
}

/** The sign-in screen of the back office (spec §2.10). The fields retain what was typed. */
export function LoginForm({ labels, brand, message, pending, error, ...props }: LoginFormProps) {
  const focused = useRef<HTMLElement | null>(null);

  // A field that is disabled loses focus: it gets it back for the next try.
  useLayoutEffect(() => {
    if (!pending) focused.current?.focus();
  }, [pending]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    focused.current = document.activeElement as HTMLElement | null;
    const typed = new FormData(event.currentTarget);
    props.onSubmit({ email: String(typed.get('email')), password: String(typed.get('password')) });
  }

  return (
    <div className={styles.screen}>
      <div className={styles.court}>
        <CourtPlan court="padel" lineWidth={2.5} />
      </div>
      <header>
        <Anchor href={brand.href} className={styles.brand}>
          <LogoMark name={brand.name} />
        </Anchor>
      </header>
      <main className={styles.card}>
        <div className={styles.header}>
          <Heading level={1} size="section" className={styles.title}>
            {labels.title}
          </Heading>
          <div className={styles.languageSwitch}>{props.languageSwitch}</div>
          <p className={styles.prompt}>{labels.prompt}</p>
        </div>
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
        <p className={styles.notice}>
          <LockKeyhole size={18} className={styles.lock} />
          {labels.notice}
        </p>
      </main>
    </div>
  );
}
