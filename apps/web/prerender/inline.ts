import { minifySync } from 'vite';

/** An inline script; what it defines keeps its names. */
export const minify = (script: string) => minifySync('inline.js', script).code.trim();

/** A call of a function as an inline script; the function uses nothing but its arguments. */
export const inline = <Args extends unknown[]>(run: (...args: Args) => void, ...args: Args) =>
  `(${run})(${args.map((arg) => JSON.stringify(arg)).join()});`;
