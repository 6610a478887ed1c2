import { importReportSchema } from '@campetto/contract';
import { userStorage } from '../../venue-client/deviceStorage.ts';

/** The report of the last import of an administrator in this window; it outlasts a reload. */
export const lastReport = userStorage('campetto.importReport.', importReportSchema, 'session');
