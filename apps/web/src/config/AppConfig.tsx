import { type AppConfig, appConfigSchema, ENDPOINTS } from '@campetto/contract';
import { createContext, use } from 'react';
import { parseResponse } from '../venue-client/requests/response.ts';

/** Loads the settings of the back office from the server, so that they need no rebuild. */
export async function loadAppConfig(): Promise<AppConfig> {
  const response = await fetch(ENDPOINTS.config.path, { signal: AbortSignal.timeout(15_000) });
  if (!response.ok) throw new Response(null, { status: response.status });
  return parseResponse(appConfigSchema, await response.json());
}

export const AppConfigContext = createContext<AppConfig | undefined>(undefined);

/** The settings; throws outside the back office. */
export function useAppConfig(): AppConfig {
  const config = use(AppConfigContext);
  if (config === undefined) throw new Error('useAppConfig needs an AppConfigContext above it.');
  return config;
}
