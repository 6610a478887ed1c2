export type * from './LoginForm.tsx';
