import type { ReactNode } from 'react';
import type { Example } from '../../docs/page/Rules.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { type LinkComponentProps, LinkProvider, type LinkProviderProps } from './LinkProvider.tsx';

const Whole = (props: LinkComponentProps) => <a {...props} />;

const Bare = ({ href, children }: { href: string; children?: ReactNode }) => (
  <a href={href}>{children}</a>
);

const link = (component: LinkProviderProps['component']) => (
  <LinkProvider component={component}>
    <ButtonLink href="#venues">Review venues</ButtonLink>
  </LinkProvider>
);

/** Shows the first rule; the other is about the keyboard. */
export const examples: readonly Example[] = [{ do: link(Whole), dont: link(Bare) }];
