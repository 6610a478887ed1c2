import * as v from 'valibot';

/**
 * The settings that the web app reads from the server when it starts; none of them is secret. A new field must be
 * optional, because the web app of a new version may read the settings from a server of the previous version.
 */
export const appConfigSchema = v.strictObject({
  firebase: v.strictObject({
    apiKey: v.string(),
    authDomain: v.string(),
    projectId: v.string(),
    /** Address of the sign-in emulator; null against the real service. */
    emulatorUrl: v.nullable(v.string()),
  }),
  mediaBase: v.string(),
  geocoderBase: v.string(),
  /**
   * Addresses of other services that show a place, with `{latitude}` and `{longitude}` in them; null where there is
   * none. The web app only links to them.
   */
  placeLinks: v.strictObject({
    map: v.string(),
    aerial: v.nullable(v.string()),
    streetView: v.nullable(v.string()),
  }),
  /** Minutes without input after which the back office signs out; 0: never. */
  idleMinutes: v.number(),
});
export type AppConfig = v.InferOutput<typeof appConfigSchema>;
