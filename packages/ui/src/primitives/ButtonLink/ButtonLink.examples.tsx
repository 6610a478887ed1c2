import { ReadAloud } from '../../docs/page/ReadAloud.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

export const examples: readonly Example[] = [
  {
    do: (
      <>
        <ButtonLink href="#add-a-venue" tone="brand">
          Add venue
        </ButtonLink>
        <ReadAloud>Add venue, link</ReadAloud>
      </>
    ),
    dont: (
      <>
        <Button tone="brand" onClick={() => location.assign('#add-a-venue')}>
          Add venue
        </Button>
        <ReadAloud>Add venue, button</ReadAloud>
      </>
    ),
  },
];
