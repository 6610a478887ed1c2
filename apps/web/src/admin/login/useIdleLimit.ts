import { useAppConfig } from '../../config/AppConfig.tsx';

/** Milliseconds without input after which the session ends; 0 if it never does. */
export function useIdleLimit(): number {
  return useAppConfig().idleMinutes * 60_000;
}
