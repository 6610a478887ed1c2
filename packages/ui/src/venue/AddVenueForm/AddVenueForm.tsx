import { type FormEvent, useRef } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { ScreenHeader } from '../../primitives/internal/ScreenHeader.tsx';
import { LiveRegion } from '../../primitives/LiveRegion/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { useFirstInvalid } from '../../primitives/useFirstInvalid.ts';
import { usePageClass } from '../../primitives/usePageClass.ts';
import { AddressAutocomplete, type AddressResult } from '../AddressAutocomplete/index.ts';
import { AddressDetails } from '../AddressDetails/index.ts';
import { PhoneField } from '../PhoneField/index.ts';
import { PictureField } from '../PictureField/index.ts';
import { SelectedAddress } from '../SelectedAddress/index.ts';
import { SportsField } from '../SportsField/index.ts';
import * as styles from './AddVenueForm.css.ts';
import { Part } from './Part.tsx';
import type { AddVenueFormProps } from './types.ts';

/** The screen that adds a venue by hand (spec §2.13). */
export function AddVenueForm<Code extends string, Result extends AddressResult>({
  labels,
  pending,
  problem,
  ...props
}: AddVenueFormProps<Code, Result>) {
  const errors = problem ? { [problem.field]: problem.message } : {};
  const { error } = props.picture;
  const body = useFirstInvalid(
    error === undefined ? errors : { ...errors, picture: error },
    pending,
  );
  const search = useRef<HTMLDivElement>(null);
  const footer = useRef<HTMLDivElement>(null);
  usePageClass(footer, styles.pageWithBar, ':scope > *');
  usePageClass(footer, styles.pageWithBanner, ':scope > :nth-child(2)');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!pending) body.submit(props.onSubmit);
  }

  function clearAddress() {
    props.selected?.onClear();
    // The clear button is removed, so the search gets the focus.
    search.current?.querySelector('input')?.focus();
  }

  return (
    // noValidate: the form shows its own messages, one at a time.
    <form className={styles.form} aria-label={labels.title} onSubmit={submit} noValidate>
      <ScreenHeader title={labels.title} subtitle={labels.subtitle} explains />
      {props.notice}
      <div ref={body.ref} className={styles.parts}>
        <div className={styles.column}>
          <Part title={labels.venue}>
            <TextField
              label={labels.name}
              required
              autoComplete="off"
              value={props.name}
              error={errors['name']}
              readOnly={pending}
              onValueChange={props.onNameChange}
            />
            <PhoneField {...props.phone} error={errors['phone']} disabled={pending} />
          </Part>
          <Part title={labels.address}>
            <div ref={search}>
              <AddressAutocomplete {...props.search} disabled={pending} />
            </div>
            {props.selected && (
              <SelectedAddress {...props.selected} disabled={pending} onClear={clearAddress} />
            )}
            <AddressDetails {...props.details} errors={errors} disabled={pending} />
          </Part>
        </div>
        <Part title={labels.play}>
          <SportsField {...props.sports} required error={errors['sportIds']} disabled={pending} />
          <PictureField {...props.picture} disabled={pending} />
        </Part>
      </div>
      <LiveRegion message={props.announcement} />
      <div ref={footer} className={styles.footer}>
        {props.banner}
        <div className={styles.buttons}>
          <Button disabled={pending} onClick={props.onCancel}>
            {labels.cancel}
          </Button>
          <Button type="submit" tone="brand" pending={pending} pendingLabel={labels.pending}>
            {labels.create}
          </Button>
        </div>
      </div>
    </form>
  );
}
