import * as Radix from '@radix-ui/react-popover';
import type { ReactNode } from 'react';
import { isFocusFree } from '../isFocusFree.ts';
import { panel, place } from './Popover.css.ts';

export interface PopoverProps {
  open: boolean;
  /** Called by the trigger, Escape, a press outside, and focus that leaves. */
  onOpenChange: (open: boolean) => void;
  /** Names the panel. */
  label: string;
  /** The button that opens the panel; it takes a ref and the props of a button. */
  trigger: ReactNode;
  /** Sets the width of the panel. */
  children: ReactNode;
}

/** A small panel below the button that opens it, at its end. Focus stays at the button. */
export function Popover({ open, onOpenChange, label, trigger, children }: PopoverProps) {
  return (
    <div className={place}>
      <Radix.Root open={open} onOpenChange={onOpenChange}>
        <Radix.Trigger asChild>{trigger}</Radix.Trigger>
        {/* Without a portal: the panel follows its button in the tab order. */}
        <Radix.Content
          className={panel}
          aria-label={label}
          align="end"
          sideOffset={6}
          collisionPadding={16}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => isFocusFree() || event.preventDefault()}
        >
          {children}
        </Radix.Content>
      </Radix.Root>
    </div>
  );
}
