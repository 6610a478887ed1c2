import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { LiveRegion } from '../../primitives/LiveRegion/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { useFirstInvalid } from '../../primitives/useFirstInvalid.ts';
import {
  AddressAutocomplete,
  type AddressAutocompleteProps,
  type AddressResult,
} from '../AddressAutocomplete/index.ts';
import {
  AddressDetails,
  type AddressDetailsProps,
  type AddressFields,
} from '../AddressDetails/index.ts';
import { ImageField, type ImageFieldProps } from '../ImageField/index.ts';
import { PhoneField, type PhoneFieldProps } from '../PhoneField/index.ts';
import { SelectedAddress, type SelectedAddressProps } from '../SelectedAddress/index.ts';
import { SportsField, type SportsFieldProps } from '../SportsField/index.ts';
import * as styles from './AddVenueForm.css.ts';
import { Part } from './Part.tsx';

/** The first rule that the form breaks (spec §5). */
export interface AddVenueProblem {
  field: 'name' | 'phone' | keyof AddressFields | 'sportIds';
  message: string;
}

// The props that the form itself passes to each part.
type Own = 'disabled' | 'error' | 'errors';

export interface AddVenueFormProps<
  Code extends string = string,
  Result extends AddressResult = AddressResult,
> {
  labels: {
    title: string;
    subtitle: string;
    /** Headings of the form's three parts. */
    venue: string;
    address: string;
    play: string;
    name: string;
    cancel: string;
    create: string;
    /** Takes the place of `create` while pending. */
    creating: string;
  };
  name: string;
  onNameChange: (name: string) => void;
  phone: Omit<PhoneFieldProps<Code>, Own>;
  search: Omit<AddressAutocompleteProps<Result>, Own>;
  /** Absent until an address was chosen. */
  selected?: Omit<SelectedAddressProps, Own> | undefined;
  details: Omit<AddressDetailsProps, Own>;
  sports: Omit<SportsFieldProps, Own>;
  image: Omit<ImageFieldProps, 'disabled'>;
  pending: boolean;
  /** Highlighted and focused after each submit. Open the details if the field is in them. */
  problem?: AddVenueProblem | undefined;
  /** Read aloud when it changes: which address filled the details in. */
  announcement: string;
  /** A Banner at the top: where the text in the form comes from. */
  notice?: ReactNode;
  /** A Banner beside Create: created, with name and id, or why not. */
  banner?: ReactNode;
  /** Not called while pending. */
  onSubmit: () => void;
  onCancel: () => void;
}

/** The screen that adds a venue by hand (spec §2.13). */
export function AddVenueForm<Code extends string, Result extends AddressResult>({
  labels,
  pending,
  problem,
  ...props
}: AddVenueFormProps<Code, Result>) {
  const errors = problem ? { [problem.field]: problem.message } : {};
  const body = useFirstInvalid(errors, pending);
  const search = useRef<HTMLDivElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!pending) body.submit(props.onSubmit);
  }

  function clearAddress() {
    props.selected?.onClear();
    // Its button is gone: on to the next address.
    search.current?.querySelector('input')?.focus();
  }

  return (
    // noValidate: the form shows its own messages, one at a time.
    <form className={styles.form} aria-label={labels.title} onSubmit={submit} noValidate>
      <header>
        <h1 className={styles.title}>{labels.title}</h1>
        <p className={styles.subtitle}>{labels.subtitle}</p>
      </header>
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
          <ImageField {...props.image} disabled={pending} />
        </Part>
      </div>
      <LiveRegion message={props.announcement} />
      <div className={styles.footer}>
        {props.banner}
        <div className={styles.buttons}>
          <Button disabled={pending} onClick={props.onCancel}>
            {labels.cancel}
          </Button>
          <Button type="submit" tone="brand" pending={pending} pendingLabel={labels.creating}>
            {labels.create}
          </Button>
        </div>
      </div>
    </form>
  );
}
