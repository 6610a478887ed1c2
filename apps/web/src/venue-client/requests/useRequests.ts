import { useMemo } from 'react';
import { useAuth } from '../../auth/AuthProvider.tsx';
import { createRequest, type SendJson } from './request.ts';
import { createSend, type Send } from './send.ts';
import { useWhileMounted } from './useWhileMounted.ts';

interface Requests {
  request: SendJson;
  /** For requests and responses that are not JSON: files, and responses that are streamed. */
  send: Send;
}

/** The requests of the signed-in administrator. */
export function useRequests(): Requests {
  const { session, signInAgain } = useAuth();
  const whileMounted = useWhileMounted();
  const send = useMemo(
    () => whileMounted(createSend(session, signInAgain)),
    [whileMounted, session, signInAgain],
  );
  const request = useMemo(() => whileMounted(createRequest(send)), [whileMounted, send]);
  return { request, send };
}
