import type { Example } from '../../docs/page/Rules.tsx';
import { TextLink } from '../../primitives/TextLink/index.ts';
import { ErrorIllustration } from './ErrorIllustration.tsx';

export const examples: readonly Example[] = [
  {
    do: (
      <>
        <ErrorIllustration />
        <p>
          This page does not exist. <TextLink href="#home">Back to the home page</TextLink>
        </p>
      </>
    ),
    dont: <ErrorIllustration />,
  },
];
