import { ReadAloud } from '../../docs/page/ReadAloud.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Shows the first rule; the other is about the focus. */
export const examples: readonly Example[] = [
  {
    do: (
      <>
        <p>
          <span aria-hidden="true">★</span> 4.3 <VisuallyHidden>out of 5</VisuallyHidden>
        </p>
        <ReadAloud>4.3 out of 5</ReadAloud>
      </>
    ),
    dont: (
      <>
        <TextField label="New password" type="password" />
        <VisuallyHidden>At least 12 characters.</VisuallyHidden>
        <ReadAloud>New password. At least 12 characters.</ReadAloud>
      </>
    ),
  },
];
