import * as Radix from '@radix-ui/react-dialog';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { type ReactNode, use, useLayoutEffect, useRef, useState } from 'react';
import { DialogRegistry } from '../../primitives/Dialog/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { scrim, sidebar } from './Sidebar.css.ts';
import type { AdminShellLabels } from './types.ts';

interface SidebarDrawerProps {
  labels: Pick<AdminShellLabels, 'navigation' | 'openMenu' | 'closeMenu'>;
  /** Renders the sidebar. */
  children: (drawer: { closeButton: ReactNode; onFollow: () => void }) => ReactNode;
}

/** The button that opens the sidebar of a small window, and the sidebar as a modal dialog. */
export function SidebarDrawer({ labels, children }: SidebarDrawerProps) {
  const [open, setOpen] = useState(false);
  const register = use(DialogRegistry);
  const isFollowed = useRef(false);
  useLayoutEffect(() => {
    if (!open) return;
    isFollowed.current = false;
    const remove = register(() => setOpen(false));
    return () => remove(isFollowed.current);
  }, [open, register]);
  const onFollow = () => {
    isFollowed.current = true;
    setOpen(false);
  };
  const closeButton = (
    <Radix.Close asChild>
      <IconButton label={labels.closeMenu} icon={X} />
    </Radix.Close>
  );
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>
        <IconButton label={labels.openMenu} icon={Menu} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content className={sidebar({ placement: 'over' })} aria-describedby={undefined}>
          <VisuallyHidden>
            <Radix.Title>{labels.navigation}</Radix.Title>
          </VisuallyHidden>
          {children({ closeButton, onFollow })}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
