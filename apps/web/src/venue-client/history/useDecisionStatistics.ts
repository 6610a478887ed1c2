import { decisionStatisticsSchema, ENDPOINTS } from '@campetto/contract';
import { useResource } from '../useResource.ts';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

export const DECISION_STATISTICS_KEY = `${ENDPOINTS.decisionStatistics.path}?${new URLSearchParams({ timeZone })}`;

/** The decisions of the last days, as the calendar on the reader's wall has them, and the own pace. */
export const useDecisionStatistics = () =>
  useResource(DECISION_STATISTICS_KEY, decisionStatisticsSchema);
