export { CourtPlan, type CourtPlanProps } from './CourtPlan.tsx';
export type { CourtKind, Sport } from './plans.tsx';
