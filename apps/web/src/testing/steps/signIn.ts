import type { StoryContext } from '@storybook/react-vite';
import { textOf } from '../textOf.ts';

/** Types an e-mail and a password, and signs in with them. */
export async function signIn({ canvas, userEvent }: StoryContext): Promise<void> {
  await userEvent.type(await canvas.findByLabelText(textOf('Email')), 'giulia@campetto.app');
  await userEvent.type(canvas.getByLabelText(textOf('Password')), 'secret');
  await userEvent.click(canvas.getByRole('button', { name: textOf('Sign in') }));
}

/** The args of a story whose sign-in the identity provider refuses with this code. */
export const refusing = (code: string) => ({
  signIn: () => Promise.reject(Object.assign(new Error(code), { code: `auth/${code}` })),
});
