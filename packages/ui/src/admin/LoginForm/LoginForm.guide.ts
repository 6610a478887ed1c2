import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'The sign-in screen of the back office: e-mail, password, and who is authorised. It fills the window.',
  avoid: 'To ask for the password again within the back office, use a Dialog with a TextField.',
  anatomy: [
    ['Background', 'A padel court seen from the stands; dark in both themes.'],
    ['Brand', 'Links to the home page.'],
    ['Card', 'Title, languages, and what the sign-in is for.'],
    ['Message', 'Why the sign-in failed; announced at once.'],
    ['Fields', 'E-mail and password, recognised by password managers.'],
    ['Button', 'As wide as the card.'],
    ['Notice', 'Who is authorised to sign in.'],
  ],
  states: [
    ['Idle', 'Nothing is validated while the user types.'],
    ['Pending', 'Fields are disabled, the button says so; a second press does nothing.'],
    ['Refused', 'A message. The typed text remains, and the focus returns to where it was.'],
  ],
  keyboard: [
    ['Tab', 'Brand, languages, e-mail, password, button.'],
    ['Enter', 'In a field or on the button: signs in.'],
  ],
  code: `import { type Credentials, LoginForm } from '@campetto/ui';
import { labels } from '@campetto/ui/labels/en';

export function SignIn({ pending, error, onSubmit }: {
  pending: boolean;
  error?: string;
  onSubmit: (typed: Credentials) => void;
}) {
  return (
    <LoginForm
      labels={labels.LoginForm}
      brand={{ name: 'campetto', href: '/' }}
      pending={pending}
      error={error}
      onSubmit={onSubmit}
    />
  );
}
`,
  rules: [
    {
      do: 'Show the same message for a wrong e-mail and a wrong password.',
      dont: 'Show “No such user”: it reveals who has an account.',
    },
  ],
  content: [
    'One sentence for a refused sign-in, which does not tell which of the two values is wrong.',
    'The button is a verb, “Sign in”; while pending it is the progressive form: “Signing in…”.',
    'The line above the fields names what one signs in to: “Sign in to the admin dashboard”.',
  ],
  screenReader: ['A refused sign-in is an alert above the fields.'],
};
