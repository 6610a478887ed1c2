import { useSearchParams } from 'react-router-dom';
import { MARKETING } from '../../config/brand.ts';
import { useDevice } from '../device/useDevice.ts';

const { googlePlay } = MARKETING.storeLinks;

/** Google Play, with the game from whose page the visitor was sent here before its scripts ran (D17). */
export function useGooglePlay(): string {
  const device = useDevice();
  const [search] = useSearchParams();
  const referrer = search.get('referrer');
  // The prerendered page, which the first render must equal, contains no game.
  if (device === undefined || !referrer?.startsWith('shareId=')) return googlePlay;
  return `${googlePlay}&referrer=${encodeURIComponent(referrer)}`;
}
