import { useEffect, useState } from 'react';

const startOfToday = () => new Date(new Date().setHours(0, 0, 0, 0)).toISOString();

/** When the reviewer's day began, as an ISO time; a new one begins within a second of midnight. */
export function useDayStart(): string {
  const [since, setSince] = useState(startOfToday);
  useEffect(() => {
    const day = new Date(since);
    const next = day.setDate(day.getDate() + 1);
    // A timer that fires a moment early would find the old day.
    const timer = setTimeout(() => setSince(startOfToday()), next - Date.now() + 500);
    return () => clearTimeout(timer);
  }, [since]);
  return since;
}
