import { type FormEvent, useState } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import * as styles from './SavedViews.css.ts';
import type { SavedViewsProps } from './types.ts';

type SaveViewProps = Pick<SavedViewsProps, 'labels' | 'views' | 'onSave'>;

/** Saves the current filters and sort under a name. */
export function SaveView({ labels, views, onSave }: SaveViewProps) {
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const name = typed.trim();
  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(name === '');
    if (name !== '') onSave(name);
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={labels.name}
        hint={labels.hint}
        value={typed}
        error={isMissing && name === '' ? labels.nameMissing : undefined}
        autoComplete="off"
        onValueChange={setTyped}
      />
      <Button type="submit" width="full">
        {views.some((view) => view.name === name) ? labels.replace : labels.save}
      </Button>
    </form>
  );
}
