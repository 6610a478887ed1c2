import { type ImportReport, importReportSchema } from '@campetto/contract';
import * as v from 'valibot';
import { readJson, storeText } from '../../venue-client/deviceStorage.ts';

const KEY = 'campetto.importReport';
const storedSchema = v.object({ uid: v.string(), report: importReportSchema });

/** The report of the last import of an administrator in this window; it outlasts a reload. */
export function readLastReport(uid: string): ImportReport | undefined {
  const stored = readJson(KEY, storedSchema, 'session');
  return stored?.uid === uid ? stored.report : undefined;
}

export const storeLastReport = (uid: string, report: ImportReport): void =>
  storeText(KEY, JSON.stringify({ uid, report }), 'session');
