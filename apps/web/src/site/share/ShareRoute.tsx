import { pageAt } from '@campetto/contract';
import { SingleCardLayout } from '@campetto/ui';
import { useLocation } from 'react-router-dom';
import { SharedGame } from './SharedGame.tsx';
import { SharedSite } from './SharedSite.tsx';

/** The page of a shared link on a device without the app (spec §2.6). */
export function Component() {
  // Read from the path as the server does: the router would decode the id.
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  const [, , shareId] = pathname.split('/');
  return (
    <SingleCardLayout>
      {page === 'sharedGame' && shareId !== undefined ? (
        <SharedGame key={shareId} shareId={shareId} />
      ) : (
        <SharedSite isDamaged={page === 'brokenShare'} />
      )}
    </SingleCardLayout>
  );
}
