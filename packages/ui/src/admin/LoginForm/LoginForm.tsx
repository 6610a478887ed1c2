import type { ReactNode } from 'react';

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
  submitting: string;
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
  submitting: boolean;
  /** Announced at once; what was typed stays. */
  error?: string | undefined;
  /** Called with what was typed, even when empty: the caller judges it. */
  onSubmit: (credentials: Credentials) => void;
}
