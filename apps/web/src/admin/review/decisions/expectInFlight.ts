import { expect, screen, waitFor, within } from 'storybook/test';
import { VENUES } from '../../../testing/handlers.ts';
import { type Text, textOf } from '../../../testing/textOf.ts';

/** Expects the question about a decision to wait for the response, and the first card to be dimmed behind it. */
export async function expectInFlight(action: Text): Promise<void> {
  const dialog = within(screen.getByRole('alertdialog'));
  const confirm = dialog.getByRole('button', { name: new RegExp(`^${textOf(action)}`) });
  await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'));
  await expect(dialog.getByRole('button', { name: textOf('Cancel') })).toBeDisabled();
  await expectDimmed();
}

/** Expects the first card to be dimmed, with its decisions disabled. */
export async function expectDimmed(): Promise<void> {
  const name = VENUES[0]?.venue.sportsVenue.name ?? '';
  const card = screen.getByRole('article', { name, hidden: true });
  await waitFor(() => expect(card).toHaveAttribute('aria-busy', 'true'));
  // The links of a card stay, so that a venue can be looked up meanwhile.
  for (const button of within(card).getAllByRole('button', {
    name: new RegExp(`${name}$`),
    hidden: true,
  }))
    await expect(button).toBeDisabled();
}
