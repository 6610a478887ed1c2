import type { AppConfig } from '@campetto/contract';
import { Outlet, useLoaderData } from 'react-router-dom';
import { AuthProvider } from '../auth/AuthProvider.tsx';
import { firebaseSession } from '../auth/firebaseSession.ts';
import type { Session } from '../auth/session.ts';
import { AppConfigContext, loadAppConfig } from '../config/AppConfig.tsx';
import { addCatalogue } from '../i18n/activate.ts';
import { ADMIN_CATALOGUE } from './catalogue.ts';
import './styleNonce.ts';

interface AdminData {
  config: AppConfig;
  session: Session;
}

let data: Promise<AdminData> | undefined;

async function load(): Promise<AdminData> {
  const [config] = await Promise.all([loadAppConfig(), addCatalogue(ADMIN_CATALOGUE)]);
  return { config, session: firebaseSession(config.firebase) };
}

/** Loads settings and texts and starts the sign-in, once for the life of the page. */
export async function loader(): Promise<AdminData> {
  data ??= load();
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
