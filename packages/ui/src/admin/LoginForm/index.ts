export {
  type Credentials,
  LoginForm,
  type LoginFormLabels,
  type LoginFormProps,
} from './LoginForm.tsx';
export { SignInDialog, type SignInDialogProps } from './SignInDialog.tsx';
