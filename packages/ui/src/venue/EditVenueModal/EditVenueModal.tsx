import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Dialog } from '../../primitives/Dialog/index.ts';
import { FieldCell, FieldGrid } from '../../primitives/FieldGrid/index.ts';
import { TextArea } from '../../primitives/TextArea/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { SportsField } from '../SportsField/index.ts';
import { Trouble } from '../Trouble.tsx';
import { useFirstInvalid } from '../useFirstInvalid.ts';
import * as styles from './EditVenueModal.css.ts';
import { EditVenuePicture } from './EditVenuePicture.tsx';
import { contactFields, placeFields, type TextFieldName } from './fields.ts';
import type { EditVenueFields, EditVenueModalProps } from './props.ts';
import { StoredValue } from './StoredValue.tsx';

/** Every editable fact of a venue (spec §2.12). What was typed stays, whatever becomes of a save. */
export function EditVenueModal({
  open,
  labels,
  saving,
  onSave,
  onClose,
  ...props
}: EditVenueModalProps) {
  const { sports, fields, errors, picture, error, conflict } = props;
  const problems = picture?.error ? { ...errors, picture: picture.error } : errors;
  const body = useFirstInvalid(problems, saving);

  const change = (changed: Partial<EditVenueFields>) =>
    props.onFieldsChange({ ...fields, ...changed });

  const textField = (name: TextFieldName) => ({
    label: labels[name],
    value: fields[name],
    error: errors[name],
    readOnly: saving,
    autoComplete: 'off',
    onValueChange: (value: string) => change({ [name]: value }),
  });

  const stored = (field: keyof EditVenueFields, fieldLabel: string) =>
    conflict && (
      <StoredValue {...conflict} {...{ field, fieldLabel, fields, sports }} onUse={change} />
    );

  const part = (legend: ReactNode, specs: typeof contactFields, last?: ReactNode) => (
    <fieldset>
      <legend>{legend}</legend>
      <FieldGrid>
        {specs.map(({ name, width, ...native }) => (
          <FieldCell key={name} width={width}>
            <TextField {...native} {...textField(name)} />
            {stored(name, labels[name])}
          </FieldCell>
        ))}
        {last}
      </FieldGrid>
    </fieldset>
  );

  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeDisabled={saving}
      onSubmit={() => saving || body.submit(onSave)}
      size="form"
      title={labels.title}
      closeLabel={labels.close}
      footer={
        <>
          <Button disabled={saving} onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit" tone="primary" loading={saving} loadingLabel={labels.saving}>
            {labels.save}
          </Button>
        </>
      }
    >
      <div ref={body.ref} className={styles.parts}>
        {error !== undefined && !saving && <Trouble>{error}</Trouble>}
        {part(<VisuallyHidden>{labels.contact}</VisuallyHidden>, contactFields)}
        {part(
          <span className={styles.heading}>{labels.place}</span>,
          placeFields,
          <FieldCell width="full">
            <TextArea {...textField('formattedAddress')} />
            {stored('formattedAddress', labels.formattedAddress)}
          </FieldCell>,
        )}
        <div className={styles.field}>
          <SportsField
            label={labels.sports}
            sports={sports}
            chosen={fields.sportIds}
            error={errors.sportIds}
            disabled={saving}
            onChange={(sportIds) => change({ sportIds })}
          />
          {stored('sportIds', labels.sports)}
        </div>
        {picture && <EditVenuePicture {...picture} disabled={saving} />}
      </div>
    </Dialog>
  );
}
