import { buildWeb } from '../../../scripts/lib/build.ts';

/** These tests read what the build wrote; it is built anew only after a change. */
export default buildWeb;
