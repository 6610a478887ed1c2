export type {
  VenueActionButton,
  VenueActionId,
  VenueCardDecision,
  VenueCardLabels,
  VenueCardProps,
  VenueCheck,
  VenueExtra,
  VenueSelection,
  VenueSetAside,
} from './types.ts';
export { VenueCard } from './VenueCard.tsx';
