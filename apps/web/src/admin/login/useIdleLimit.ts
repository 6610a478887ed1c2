import { useAppConfig } from '../../config/AppConfig.tsx';

/** Milliseconds without input after which the session ends; 0: it does not. */
export function useIdleLimit(): number {
  return useAppConfig().idleMinutes * 60_000;
}
