import type { DecisionDaysProps } from './types.ts';

/** The days as a table, for screen readers. */
export function DecisionTable({
  days,
  labels,
  formatNumber,
  titleId,
}: DecisionDaysProps & { titleId: string }) {
  return (
    <table aria-labelledby={titleId}>
      <thead>
        <tr>
          <th scope="col">{labels.day}</th>
          <th scope="col">{labels.approved}</th>
          <th scope="col">{labels.discarded}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ id, name, approved, discarded }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{formatNumber(approved)}</td>
            <td>{formatNumber(discarded)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
