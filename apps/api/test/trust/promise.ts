/** What a promise needs; `createDatabase` makes a new, empty database and returns its address. */
export interface TrustContext {
  createDatabase(): Promise<string>;
  seed: number;
}

/** The measured figures of a promise. */
interface Outcome {
  figure: string;
  isKept: boolean;
}

/** A promise of the product that can be measured. `part` is 1 for the whole form, less for a short one. */
export interface TrustPromise {
  name: string;
  prove(context: TrustContext, part: number): Promise<Outcome>;
}

/** The value that a share of the values does not exceed; 0 without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
}
