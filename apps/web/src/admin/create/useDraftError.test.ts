import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EXAMPLE_ADDRESS, FULL_DRAFT } from '../../testing/exampleVenue.ts';
import { useDraftError } from './useDraftError.ts';

const LONG = 'x'.repeat(201);

const setUp = (draft = FULL_DRAFT) =>
  renderHook((shown) => useDraftError(shown), { initialProps: draft });

test('after a field is corrected, another one that breaks the same rule is shown only at the next submit', () => {
  const address = { ...EXAMPLE_ADDRESS, street: LONG };
  const { result, rerender } = setUp({ ...FULL_DRAFT, name: LONG, address });
  act(() => void result.current.validate());
  expect(result.current.error).toMatchObject({ field: 'name', rule: 'tooLong' });
  rerender({ ...FULL_DRAFT, address });
  expect(result.current.error).toBeUndefined();
  act(() => void result.current.validate());
  expect(result.current.error).toMatchObject({ field: 'street', rule: 'tooLong' });
});

test('a refused text is shown as refused until it is changed or submitted again', () => {
  const { result, rerender } = setUp();
  const refuse = () => act(() => result.current.refuse({ field: 'name', rule: 'refused' }));
  refuse();
  expect(result.current.error).toMatchObject({ field: 'name', rule: 'refused' });
  rerender({ ...FULL_DRAFT, name: 'Padel Club' });
  expect(result.current.error).toBeUndefined();
  refuse();
  act(() => void result.current.validate());
  expect(result.current.error).toBeUndefined();
});
