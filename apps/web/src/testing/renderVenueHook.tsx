import { i18n } from '@lingui/core';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { Providers } from '../app/Providers.tsx';
import { AuthProvider, useAuth } from '../auth/AuthProvider.tsx';
import type { Session } from '../auth/session.ts';
import { VenueProvider } from '../venue-client/VenueProvider.tsx';
import { REVIEWER } from './reviewer.ts';

const session: Session = {
  subscribe: (listener) => {
    listener(REVIEWER);
    return () => undefined;
  },
  signIn: () => Promise.reject(new Error('not part of the test')),
  signOut: async () => undefined,
  token: async () => 'token',
};

/** Renders its children once the administrator is known, as the back office does. */
const SignedIn = ({ children }: { children: ReactNode }) => (useAuth().user ? children : null);

const wrapper = ({ children }: { children: ReactNode }) => (
  <Providers>
    <AuthProvider session={session}>
      <SignedIn>
        <VenueProvider>
          <MemoryRouter>{children}</MemoryRouter>
        </VenueProvider>
      </SignedIn>
    </AuthProvider>
  </Providers>
);

/** A request that a hook sent, with its JSON body. */
export interface SentRequest {
  endpoint: string;
  headers: Headers;
  body: unknown;
}

/** Renders a hook of the back office; `respond` is the server. Returns what was sent beside the hook's result. */
export function renderVenueHook<Result, Props>(
  hook: (props: Props) => Result,
  {
    respond,
    initialProps,
  }: {
    respond: (request: SentRequest) => Response | Promise<Response>;
    initialProps?: Props;
  },
) {
  // Lingui renders nothing without an active language.
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const request = {
      endpoint: `${init.method} ${path}`,
      headers: new Headers(init.headers),
      body,
    };
    sent.push(request);
    return respond(request);
  });
  return { ...renderHook(hook, { wrapper, ...(initialProps && { initialProps }) }), sent };
}
