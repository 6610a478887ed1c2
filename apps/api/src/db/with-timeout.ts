import { Unavailable } from '../errors.ts';
import { DATABASE_UNAVAILABLE } from './unavailable.ts';

/** Milliseconds; on a connection that was lost without notice a query would wait for minutes. */
const TIMEOUT = 2_000;

/** The result of a query. @throws Unavailable when it takes longer than two seconds */
export async function withTimeout<T>(query: Promise<T>): Promise<T> {
  // Each `then` of a Drizzle query sends it again, so it is converted to a promise first.
  const result = Promise.resolve(query);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const error = new Unavailable(DATABASE_UNAVAILABLE);
    timer = setTimeout(reject, TIMEOUT, error);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
    result.catch(() => {}); // it may fail later
  }
}
