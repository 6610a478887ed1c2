import * as v from 'valibot';

/** The settings that the web app reads from the server when it starts; none of them is secret. */
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
});
export type AppConfig = v.InferOutput<typeof appConfigSchema>;
