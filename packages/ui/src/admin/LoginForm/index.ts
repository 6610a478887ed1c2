export { LoginForm } from './LoginForm.tsx';
export { SignInDialog, type SignInDialogProps } from './SignInDialog.tsx';
export type { Credentials, LoginFormLabels, LoginFormProps } from './types.ts';
