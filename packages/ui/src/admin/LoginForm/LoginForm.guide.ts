import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'The back office’s sign-in screen: e-mail, password, and who may come in. It fills the window.',
  avoid: 'To ask for the password once more within the back office, a Dialog with a TextField.',
  anatomy: [
    ['Ground', 'A padel court, seen from the stands; dark in both themes.'],
    ['Brand', 'Leads home.'],
    ['Card', 'Title, languages, what signing in leads to.'],
    ['Message', 'Why it did not work; read aloud at once.'],
    ['Fields', 'E-mail and password, known to password managers.'],
    ['Button', 'As wide as the card.'],
    ['Notice', 'Who may sign in.'],
  ],
  states: [
    ['Resting', 'Nothing is judged while one types.'],
    ['Under way', 'Fields at rest, the button says so; a second press does nothing.'],
    ['Refused', 'A message. What was typed stays, and the focus returns to where it was.'],
  ],
  keyboard: [
    ['Tab', 'Brand, languages, e-mail, password, button.'],
    ['Enter', 'In a field or on the button: signs in.'],
  ],
  code: `import { type Credentials, LoginForm } from '@campetto/ui';

export function SignIn({ submitting, error, onSubmit }: {
  submitting: boolean;
  error?: string;
  onSubmit: (typed: Credentials) => void;
}) {
  return (
    <LoginForm
      labels={{
        title: 'Admin panel',
        prompt: 'Sign in to the admin dashboard',
        notice: 'Only authorized personnel may access this area.',
        email: 'Email',
        password: 'Password',
        submit: 'Sign in',
        submitting: 'Signing in…',
      }}
      brand={{ name: 'campetto', href: '/' }}
      submitting={submitting}
      error={error}
      onSubmit={onSubmit}
    />
  );
}
`,
  rules: [
    {
      do: 'One answer for a wrong e-mail and a wrong password.',
      dont: '“No such user”: it tells strangers who has an account.',
    },
  ],
};
