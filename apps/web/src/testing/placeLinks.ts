import type { AppConfig } from '@campetto/contract';

const at = (service: string) => `https://${service}.example/{latitude}/{longitude}`;

/** Every service that the server can be configured with. */
export const EXAMPLE_PLACE_LINKS: AppConfig['placeLinks'] = {
  map: at('map'),
  aerial: at('aerial'),
  streetView: at('street'),
};
