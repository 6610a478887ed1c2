import { useState } from 'react';
import { useAuth } from '../../auth/AuthProvider.tsx';
import { type UnfinishedWork, unfinishedWork } from '../unfinishedWork.ts';

/** A log-out that first asks where it would lose work (D31), and the props of the question. */
export function useLogOut() {
  const { logOut } = useAuth();
  const [work, setWork] = useState<readonly UnfinishedWork[]>([]);

  async function askOrLogOut(): Promise<void> {
    const unfinished = await unfinishedWork();
    if (unfinished.length > 0) setWork(unfinished);
    else await logOut();
  }

  return {
    askOrLogOut: () => void askOrLogOut(),
    question: { work, onConfirm: () => void logOut(), onCancel: () => setWork([]) },
  };
}
