export type {
  VenueAction,
  VenueActionId,
  VenueCardDecision,
  VenueCardLabels,
  VenueCardProps,
  VenueExtra,
  VenueSelection,
  VenueWarning,
} from './types.ts';
export { VenueCard } from './VenueCard.tsx';
