import type { ReactNode } from 'react';
import { Stack } from '../../primitives/Stack/Stack.tsx';

interface DialogPictureProps {
  title: string;
  children?: ReactNode;
  footer: ReactNode;
}

/** The question and the buttons of a dialog in their place: a whole one would cover the page. */
export function DialogPicture({ title, children, footer }: DialogPictureProps) {
  return (
    <Stack>
      <strong>{title}</strong>
      {children}
      <Stack direction="along">{footer}</Stack>
    </Stack>
  );
}
