import { afterEach, expect, test, vi } from 'vitest';
import { loadAppConfig } from './AppConfig.tsx';

afterEach(() => vi.unstubAllGlobals());

const CONFIG = {
  firebase: { apiKey: '', authDomain: '', projectId: '', emulatorUrl: null },
  mediaBase: '/media',
  geocoderBase: '/api/geocode',
  placeLinks: { map: '', aerial: null, streetView: null },
  idleMinutes: 30,
};

test('the back office starts with the settings of a newer server', async () => {
  const newer = { ...CONFIG, firebase: { ...CONFIG.firebase, region: 'eu' }, theme: 'dark' };
  vi.stubGlobal('fetch', async () => Response.json(newer));
  expect(await loadAppConfig()).toEqual(CONFIG);
});
