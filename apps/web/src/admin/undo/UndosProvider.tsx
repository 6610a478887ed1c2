import { createContext, type ReactNode, use } from 'react';
import { useFailedActions } from '../review/failures/FailedActionsProvider.tsx';
import { useRuns } from '../shell/runs/RunsProvider.tsx';
import { useFollowedUndos } from './useFollowedUndos.ts';
import { type Undos, useUndos } from './useUndos.ts';

const UndosContext = createContext<Undos | undefined>(undefined);

/** Carries out the undos of all screens. */
export function UndosProvider({ children }: { children: ReactNode }) {
  const { undoing, reportUndo } = useRuns();
  const value = useUndos({
    undoing,
    failedUndo: useFailedActions().undo,
    onReport: reportUndo,
  });
  useFollowedUndos(value);
  return <UndosContext value={value}>{children}</UndosContext>;
}

export function useUndosOfWindow(): Undos {
  const value = use(UndosContext);
  if (value === undefined) throw new Error('Undos need an UndosProvider above them.');
  return value;
}
