import type { Example } from '../../docs/page/Rules.tsx';
import { Stack } from '../../primitives/Stack/index.ts';
import { OnPaint } from '../samples.tsx';
import { ActionLink, type ActionLinkProps } from './ActionLink.tsx';

const beside = (tone: ActionLinkProps['tone']) => (
  <OnPaint>
    <Stack direction="along">
      <ActionLink href="#download">Get the app</ActionLink>
      <ActionLink href="#how-it-works" tone={tone}>
        How it works
      </ActionLink>
    </Stack>
  </OnPaint>
);

export const examples: readonly Example[] = [{ do: beside('neutral'), dont: beside('spark') }];
