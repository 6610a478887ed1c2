import { buildWeb } from '../../../scripts/lib/build.ts';

/** Builds the web app for the tests that read the built files, if its sources have changed. */
export default buildWeb;
