import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';

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
    // Without a transition React would show the loading state first, and keep it for 300 ms at least.
    const observer = new IntersectionObserver(
      (entries) =>
        entries.some(({ isIntersecting }) => isIntersecting) &&
        startTransition(() => setNear(true)),
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
  return <Suspense fallback={empty}>{isNear ? children : empty}</Suspense>;
}
