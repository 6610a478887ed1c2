import { expect, test } from 'vitest';
import { drawn } from './drawn.ts';

test('a picture contains what it shows, and only what a URL must escape is escaped', () => {
  const svg = (
    <svg className="lucide" aria-hidden="true" viewBox="0 0 2 2" stroke="#000">
      <path d="M0 0H2" strokeDasharray="50%" />
    </svg>
  );
  expect(drawn(svg, 'red', {})['::before']?.mask).toBe(
    `url("data:image/svg+xml,%3Csvg viewBox='0 0 2 2' stroke='%23000'%3E%3Cpath d='M0 0H2' stroke-dasharray='50%25'/%3E%3C/svg%3E") top / 100% no-repeat`,
  );
});
