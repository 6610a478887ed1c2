export type { InspectedDuplicate, VenueEvidence, VenueInspectorProps } from './types.ts';
export { VenueInspector } from './VenueInspector.tsx';
