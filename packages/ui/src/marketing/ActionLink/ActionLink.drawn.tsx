import type { Drawing } from '../../docs/page/Rules.tsx';
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

/** One for each rule of the guide. */
export const drawings: readonly Drawing[] = [{ do: beside('outline'), dont: beside('spark') }];
