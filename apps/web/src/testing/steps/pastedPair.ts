import { expect, type screen, userEvent, waitFor } from 'storybook/test';
import { textOf } from '../textOf.ts';

/**
 * Pastes a pair of coordinates into one field of a form, and expects that both fields have it and that this is
 * announced until one is typed.
 */
export async function expectPastedPair(
  form: Pick<typeof screen, 'getByRole' | 'getAllByRole'>,
  pastedInto: 'Latitude' | 'Longitude',
): Promise<void> {
  const fieldOf = (name: 'Latitude' | 'Longitude') =>
    form.getByRole('textbox', { name: textOf(name) });
  const filled = textOf([
    'Position filled in: {position}. The address is unchanged: check that it fits.',
    { position: '45.4384, 10.9916' },
  ]);
  const announced = () =>
    form.getAllByRole('status').filter(({ textContent }) => textContent === filled);
  const other = fieldOf(pastedInto === 'Latitude' ? 'Longitude' : 'Latitude');
  await userEvent.clear(other);
  await userEvent.type(other, '9.1');
  await expect(announced()).toEqual([]);
  await userEvent.clear(fieldOf(pastedInto));
  await userEvent.paste('45,4384 10,9916');
  await expect(fieldOf('Latitude')).toHaveValue('45.4384');
  await expect(fieldOf('Longitude')).toHaveValue('10.9916');
  await waitFor(() => expect(announced()).toHaveLength(1));
  await userEvent.type(other, '1');
  await waitFor(() => expect(announced()).toEqual([]));
}
