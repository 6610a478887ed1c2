export {
  type Credentials,
  LoginForm,
  type LoginFormLabels,
  type LoginFormProps,
} from './LoginForm.tsx';
