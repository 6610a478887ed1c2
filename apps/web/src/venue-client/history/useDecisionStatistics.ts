import { decisionStatisticsSchema, ENDPOINTS } from '@campetto/contract';
import { useResource } from '../useResource.ts';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

export const DECISION_STATISTICS_KEY = `${ENDPOINTS.decisionStatistics.path}?${new URLSearchParams({ timeZone })}`;

/** The decisions of the last days in the browser's time zone, and the administrator's own pace. */
export const useDecisionStatistics = () =>
  useResource(DECISION_STATISTICS_KEY, decisionStatisticsSchema);
