import { useEffect, useState } from 'react';
import type { Ground } from './ground.ts';

type Detail = 'world' | 'europe';

/** Loaded when the first map needs it. */
const loaders: Record<Detail, () => Promise<{ ground: Ground }>> = {
  world: () => import('./world.ts'),
  europe: () => import('./europe.ts'),
};
const loaded: Partial<Record<Detail, Ground>> = {};

/** A ground once it is loaded. A map that cannot load it shows its markers without. */
export function useGround(detail: Detail, wanted: boolean): Ground | undefined {
  const [ground, setGround] = useState(loaded[detail]);
  useEffect(() => {
    if (!wanted || loaded[detail]) {
      setGround(loaded[detail]);
      return;
    }
    let current = true;
    loaders[detail]()
      .then((module) => {
        loaded[detail] = module.ground;
        if (current) setGround(module.ground);
      })
      .catch(() => {});
    return () => {
      current = false;
    };
  }, [detail, wanted]);
  return ground;
}
