import type { ReactNode } from 'react';

export interface LoginFormLabels {
  title: string;
  /** Where one signs in: "Sign in to the admin dashboard". */
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
  /** Why somebody who was signed in has to sign in again. */
  message?: string | undefined;
  pending: boolean;
  /** Announced immediately; the typed values stay. */
  error?: string | undefined;
  /** Called with the typed values, even when empty: the caller validates them. */
  onSubmit: (credentials: Credentials) => void;
}
