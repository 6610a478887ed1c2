export type {
  InspectedDuplicate,
  InspectedEvent,
  VenueEvidence,
  VenueInspectorProps,
} from './types.ts';
export { VenueInspector } from './VenueInspector.tsx';
