import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { waiting } from './frame.css.ts';

/** Stands where a document will be. */
export function Waiting({ label }: { label: string }) {
  return (
    <div className={waiting}>
      <Spinner label={label} />
    </div>
  );
}
