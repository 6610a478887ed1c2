import { miniatures, pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { adminCopy } from '../../sample-copy/admin.ts';
import { LoginForm } from './LoginForm.tsx';

const { brand, login } = adminCopy({});

export const examples: readonly Example[] = [
  miniatures(
    pair(
      LoginForm,
      {
        labels: login,
        brand: { name: brand, href: '#home' },
        pending: false,
        error: 'Invalid email or password.',
        onSubmit: () => {},
      },
      { error: 'No such user.' },
    ),
    '44rem',
  ),
];
