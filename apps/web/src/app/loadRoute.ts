import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Loads the code of the routes at an address, so that a first render needs not wait for any. */
export async function loadRoute(routes: RouteObject[], address: { pathname: string }) {
  const matches = matchRoutes(routes, address) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
