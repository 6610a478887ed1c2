export {
  type VenueAction,
  type VenueActionId,
  VenueCard,
  type VenueCardLabels,
  type VenueCardProps,
} from './VenueCard.tsx';
