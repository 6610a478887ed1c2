import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { waiting } from './document.css.ts';

/** Shown while a document loads. */
export function DocumentLoading({ label }: { label: string }) {
  return (
    <div className={waiting}>
      <Spinner label={label} />
    </div>
  );
}
