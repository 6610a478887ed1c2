import { pageAt } from '@campetto/contract';
import { Stage } from '@campetto/ui';
import { useLocation } from 'react-router-dom';
import { PageMeta } from '../PageMeta.tsx';
import { SharedGame } from './SharedGame.tsx';
import { SharedSite } from './SharedSite.tsx';

/** Where a shared link arrives on a device without the app (spec §2.6). */
export function Component() {
  // As the server reads it: the router would decode the id, and the two would differ.
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  const [, , shareId] = pathname.split('/');
  return (
    <Stage>
      <PageMeta page="share" />
      {page === 'sharedGame' && shareId !== undefined ? (
        <SharedGame key={shareId} shareId={shareId} />
      ) : (
        <SharedSite isDamaged={page === 'brokenShare'} />
      )}
    </Stage>
  );
}
