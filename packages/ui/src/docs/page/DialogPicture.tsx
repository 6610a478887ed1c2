import type { ReactNode } from 'react';
import { Stack } from '../../primitives/Stack/Stack.tsx';

interface DialogPictureProps {
  title: string;
  children?: ReactNode;
  footer: ReactNode;
}

/** The question and the buttons of a dialog within the page, which a real dialog would cover. */
export function DialogPicture({ title, children, footer }: DialogPictureProps) {
  return (
    <Stack>
      <strong>{title}</strong>
      {children}
      <Stack direction="along">{footer}</Stack>
    </Stack>
  );
}
