import { type AppConfig, appConfigSchema, CALLS } from '@campetto/contract';
import { createContext, use } from 'react';
import * as v from 'valibot';

/** The settings that the server gives the back office at its start; no rebuild changes them. */
export async function loadAppConfig(): Promise<AppConfig> {
  const response = await fetch(CALLS.config.path, { signal: AbortSignal.timeout(15_000) });
  if (!response.ok) throw new Response(null, { status: response.status });
  return v.parse(appConfigSchema, await response.json());
}

export const AppConfigContext = createContext<AppConfig | undefined>(undefined);

/** The settings; throws outside the back office. */
export function useAppConfig(): AppConfig {
  const config = use(AppConfigContext);
  if (config === undefined) throw new Error('useAppConfig needs an AppConfigContext above it.');
  return config;
}
