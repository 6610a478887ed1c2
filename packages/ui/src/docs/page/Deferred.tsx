import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

interface DeferredProps {
  /** What a link leads to while the children are not drawn. */
  id?: string;
  /** The heading of the place. */
  title?: string;
  children: ReactNode;
}

/** Draws its children once they come near the window, and keeps their place until they have loaded. */
export function Deferred({ id, title, children }: DeferredProps) {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '25%' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  const empty = (
    <div ref={place} id={id} style={{ minBlockSize: '30rem' }}>
      {title !== undefined && <h3>{title}</h3>}
    </div>
  );
  return isNear ? <Suspense fallback={empty}>{children}</Suspense> : empty;
}
