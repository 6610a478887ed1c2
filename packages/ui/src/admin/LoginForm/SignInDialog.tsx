import { useState } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { DialogError } from '../../primitives/Dialog/DialogError.tsx';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { form } from './LoginForm.css.ts';
import type { LoginFormLabels, LoginFormProps } from './types.ts';

export interface SignInDialogProps extends Pick<LoginFormProps, 'pending' | 'error' | 'onSubmit'> {
  open: boolean;
  labels: Pick<LoginFormLabels, 'email' | 'password' | 'submit' | 'pending'> & {
    title: string;
    /** Why one has to sign in again, and that nothing is lost. */
    message: string;
    cancel: string;
    close: string;
  };
  /** The e-mail of the account whose session has ended. */
  email: string;
  /** Cancel, close and Escape; not called while pending. */
  onCancel: () => void;
}

/** Signs in again over a screen whose session has ended: everything behind it stays as it is. */
export function SignInDialog({ open, labels, pending, error, ...props }: SignInDialogProps) {
  const [email, setEmail] = useState(props.email);
  const [password, setPassword] = useState('');
  return (
    <Dialog
      open={open}
      onClose={props.onCancel}
      closeDisabled={pending}
      onSubmit={() => pending || props.onSubmit({ email, password })}
      title={labels.title}
      description={labels.message}
      closeLabel={labels.close}
      tone="brand"
      footer={
        <>
          <Button disabled={pending} onClick={props.onCancel}>
            {labels.cancel}
          </Button>
          <Button type="submit" tone="brand" pending={pending} pendingLabel={labels.pending}>
            {labels.submit}
          </Button>
        </>
      }
    >
      <div className={form}>
        {error !== undefined && !pending && <DialogError>{error}</DialogError>}
        <TextField
          label={labels.email}
          type="email"
          autoComplete="username"
          aria-required
          readOnly={pending}
          value={email}
          onValueChange={setEmail}
        />
        <TextField
          label={labels.password}
          type="password"
          autoComplete="current-password"
          aria-required
          autoFocus
          readOnly={pending}
          value={password}
          onValueChange={setPassword}
        />
      </div>
    </Dialog>
  );
}
