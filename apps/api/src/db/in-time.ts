import { Unavailable } from '../errors.ts';

/** Milliseconds; a connection that was lost without a word would let a question wait for minutes. */
const PATIENCE = 2_000;

/** The answer of the database. @throws Unavailable when it takes longer than two seconds */
export async function inTime<T>(question: Promise<T>): Promise<T> {
  // A query of Drizzle is sent again by each `then`, which a promise of its own receives once.
  const answer = Promise.resolve(question);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const error = new Unavailable('The database does not respond. Try again soon.');
    timer = setTimeout(reject, PATIENCE, error);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
    answer.catch(() => {}); // it may fail later
  }
}
