import { Button } from '../../primitives/Button/index.ts';
import { DialogError } from '../../primitives/Dialog/DialogError.tsx';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { FieldCell } from '../../primitives/FieldGrid/index.ts';
import { TextArea } from '../../primitives/TextArea/index.ts';
import { useFirstInvalid } from '../../primitives/useFirstInvalid.ts';
import { useIsPainted } from '../../primitives/useIsPainted.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import type { AddressResult } from '../AddressAutocomplete/index.ts';
import { SportsField } from '../SportsField/index.ts';
import { ConflictChoices } from './ConflictChoices.tsx';
import { EditVenueAddress } from './EditVenueAddress.tsx';
import * as styles from './EditVenueDialog.css.ts';
import { EditVenuePicture } from './EditVenuePicture.tsx';
import { FieldPart } from './FieldPart.tsx';
import { contactFields, placeFields } from './fields.ts';
import type { EditVenueDialogProps, EditVenueFields, TextFieldName } from './props.ts';

/** Every editable fact of a venue (spec §2.12). What was typed stays when a save fails. */
export function EditVenueDialog<Result extends AddressResult>({
  open,
  labels,
  pending,
  onSave,
  onClose,
  ...props
}: EditVenueDialogProps<Result>) {
  const { sports, fields, errors, search, picture, error, conflict } = props;
  const problems = picture?.error ? { ...errors, picture: picture.error } : errors;
  const body = useFirstInvalid(problems, pending);
  // A save before the first paint must show invalid fields at once.
  const isPainted = useIsPainted() || Object.keys(problems).length > 0;

  const change = (changed: Partial<EditVenueFields>) =>
    props.onFieldsChange({ ...fields, ...changed });

  const textField = (name: TextFieldName) => ({
    label: labels[name],
    value: fields[name],
    error: errors[name],
    hint: props.hints?.[name],
    readOnly: pending,
    autoComplete: 'off',
    onValueChange: (value: string) => change({ [name]: value }),
  });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeDisabled={pending}
      onSubmit={() => pending || body.submit(onSave)}
      size="form"
      title={labels.title}
      closeLabel={labels.close}
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit" tone="brand" pending={pending} pendingLabel={labels.pending}>
            {labels.save}
          </Button>
        </>
      }
    >
      <div ref={body.ref} className={styles.parts}>
        {error !== undefined && !pending && <DialogError>{error}</DialogError>}
        {props.notice}
        {conflict && <ConflictChoices {...conflict} disabled={pending} />}
        <FieldPart
          legend={<VisuallyHidden>{labels.contact}</VisuallyHidden>}
          fields={contactFields}
          textField={textField}
        />
        <FieldPart
          legend={<span className={styles.heading}>{labels.place}</span>}
          first={
            search && (
              <FieldCell width="full">
                <EditVenueAddress {...search} disabled={pending} />
              </FieldCell>
            )
          }
          fields={placeFields}
          textField={textField}
        >
          {props.map && (
            <FieldCell width="full">
              {isPainted ? props.map : <div className={styles.mapRoom} />}
            </FieldCell>
          )}
          <FieldCell width="full">
            <TextArea {...textField('formattedAddress')} />
          </FieldCell>
        </FieldPart>
        {isPainted ? (
          <>
            <SportsField
              label={labels.sports}
              sports={sports}
              chosen={fields.sportIds}
              error={errors.sportIds}
              disabled={pending}
              onChange={(sportIds) => change({ sportIds })}
            />
            {picture && <EditVenuePicture {...picture} disabled={pending} />}
          </>
        ) : (
          <div className={styles.restRoom} />
        )}
      </div>
    </Dialog>
  );
}
