import { useState } from 'react';

/** The value that a story holds for a component, and its setter, which reports each change as well. */
export function useReported<Value, Next extends Value>(
  initial: Value,
  report: (next: Next) => void,
) {
  const [value, setValue] = useState(initial);
  const change = (next: Next) => {
    setValue(next);
    report(next);
  };
  return [value, change] as const;
}
