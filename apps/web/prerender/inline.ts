import { minifySync } from 'vite';

/** A call of a function as an inline script; the function uses nothing but its arguments. */
export const inline = <Args extends unknown[]>(run: (...args: Args) => void, ...args: Args) =>
  minifySync('inline.js', `(${run})(${args.map((arg) => JSON.stringify(arg)).join()})`).code.trim();
