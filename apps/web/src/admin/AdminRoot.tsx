import type { AppConfig } from '@campetto/contract';
import { Outlet, useLoaderData } from 'react-router-dom';
import { AuthProvider } from '../auth/AuthProvider.tsx';
import { firebaseSession } from '../auth/firebaseSession.ts';
import type { Session } from '../auth/session.ts';
import { AppConfigContext, loadAppConfig } from '../config/AppConfig.tsx';
import './styleNonce.ts';

interface AdminData {
  config: AppConfig;
  session: Session;
}

let data: Promise<AdminData> | undefined;

/** Loads the settings and starts the sign-in, once for the life of the page. */
export async function loader(): Promise<AdminData> {
  data ??= loadAppConfig().then((config) => ({
    config,
    session: firebaseSession(config.firebase),
  }));
  return data.catch((error: unknown) => {
    data = undefined;
    throw error;
  });
}

export const shouldRevalidate = () => false;

/** Above every screen of the back office: settings, sign-in, and no search engine. */
export function Component() {
  const { config, session } = useLoaderData() as AdminData;
  return (
    <AppConfigContext value={config}>
      <meta name="robots" content="noindex,nofollow" />
      <AuthProvider session={session}>
        <Outlet />
      </AuthProvider>
    </AppConfigContext>
  );
}
