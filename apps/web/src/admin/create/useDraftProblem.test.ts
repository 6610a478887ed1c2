import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EXAMPLE_ADDRESS, FULL_DRAFT } from '../../testing/exampleVenue.ts';
import { useDraftProblem } from './useDraftProblem.ts';

const LONG = 'x'.repeat(201);

const setUp = (draft = FULL_DRAFT) =>
  renderHook((shown) => useDraftProblem(shown), { initialProps: draft });

test('after a field is corrected, another one that breaks the same rule is shown only at the next submit', () => {
  const address = { ...EXAMPLE_ADDRESS, street: LONG };
  const { result, rerender } = setUp({ ...FULL_DRAFT, name: LONG, address });
  act(() => void result.current.validate());
  expect(result.current.problem).toMatchObject({ field: 'name', rule: 'tooLong' });
  rerender({ ...FULL_DRAFT, address });
  expect(result.current.problem).toBeUndefined();
  act(() => void result.current.validate());
  expect(result.current.problem).toMatchObject({ field: 'street', rule: 'tooLong' });
});

test('a refused text is shown as refused until it is changed or submitted again', () => {
  const { result, rerender } = setUp();
  const refuse = () => act(() => result.current.refuse({ field: 'name', rule: 'refused' }));
  refuse();
  expect(result.current.problem).toMatchObject({ field: 'name', rule: 'refused' });
  rerender({ ...FULL_DRAFT, name: 'Padel Club' });
  expect(result.current.problem).toBeUndefined();
  refuse();
  act(() => void result.current.validate());
  expect(result.current.problem).toBeUndefined();
});
