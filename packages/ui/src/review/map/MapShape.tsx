import { shape } from './MapShape.css.ts';

export type MapStatus = 'pending' | 'approved' | 'discarded';

const paths: Record<MapStatus, string> = {
  pending: 'M10 2a8 8 0 1 1 0 16a8 8 0 1 1 0-16Z',
  approved: 'M5 3h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Z',
  discarded: 'M10 2.5 18 16.5H2Z',
};

/** A different shape for each status, so that one need not see the colours. */
export function MapShape({ status }: { status: MapStatus }) {
  return (
    <svg className={shape({ status })} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[status]} />
    </svg>
  );
}
