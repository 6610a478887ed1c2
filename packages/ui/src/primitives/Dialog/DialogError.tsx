import { Banner, type BannerProps } from '../Banner/index.ts';
import { dialogError } from './DialogError.css.ts';

/** An error at the top of a dialog’s body. It scrolls into view; the pressed button stays visible. */
export function DialogError({ action, children }: Pick<BannerProps, 'action' | 'children'>) {
  return (
    <div ref={bringIntoView} className={dialogError}>
      <Banner tone="critical" action={action}>
        {children}
      </Banner>
    </div>
  );
}

function bringIntoView(node: HTMLElement | null) {
  node?.scrollIntoView({ block: 'nearest' });
}
