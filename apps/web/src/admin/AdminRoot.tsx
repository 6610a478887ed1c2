import type { AppConfig } from '@campetto/contract';
import { ADMIN_CATALOGUE } from '@campetto/messages/admin/catalogue';
import { Outlet, useLoaderData } from 'react-router-dom';
import { AuthProvider } from '../auth/AuthProvider.tsx';
import { firebaseSession } from '../auth/firebaseSession.ts';
import type { Session } from '../auth/session.ts';
import { AppConfigContext, loadAppConfig } from '../config/AppConfig.tsx';
import { addCatalogue } from '../i18n/activate.ts';
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

/** Loads the settings and texts and starts the session, once per page load. */
export async function loader(): Promise<AdminData> {
  data ??= load();
  return data.catch((error: unknown) => {
    data = undefined;
    throw error;
  });
}

export const shouldRevalidate = () => false;

/** The root of the back office: its settings and its session. */
export function Component() {
  const { config, session } = useLoaderData() as AdminData;
  return (
    <AppConfigContext value={config}>
      <AuthProvider session={session}>
        <Outlet />
      </AuthProvider>
    </AppConfigContext>
  );
}
