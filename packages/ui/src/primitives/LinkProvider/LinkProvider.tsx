import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  use,
} from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface LinkComponentProps extends ComponentPropsWithRef<'a'> {
  href: string;
}

const LinkContext = createContext<ComponentType<LinkComponentProps> | 'a'>('a');

export interface LinkProviderProps {
  /** Renders every link that stays in the app, such as the router's. */
  component: ComponentType<LinkComponentProps>;
  children: ReactNode;
}

/** Sets the component that renders the links below it. Without a provider, links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

export interface AnchorProps extends LinkComponentProps {
  /** Opens in a new tab and announces that to screen readers: "opens in a new tab". */
  newTabLabel?: string | undefined;
}

/** An unstyled link, for the components of this package. */
export function Anchor({ newTabLabel, children, ...rest }: AnchorProps) {
  const Provided = use(LinkContext);
  // The app's router must not handle a download.
  const Link = rest.download === undefined ? Provided : 'a';
  if (newTabLabel === undefined) return <Link {...rest}>{children}</Link>;
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> ({newTabLabel})</VisuallyHidden>
    </a>
  );
}
