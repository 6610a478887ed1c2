import type { SuggestedFix, VenueReviewItem } from '@campetto/contract';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleVenue } from '../../../testing/exampleVenue.ts';
import { renderVenueHook } from '../../../testing/renderVenueHook.tsx';
import { REVIEWER } from '../../../testing/reviewer.ts';
import { editOf, type VenueEdit } from '../../../venue-client/edit/editForm.ts';
import { readEditDraft } from './editDraft.ts';
import { useEditForm } from './useEditForm.ts';

const VENUE = exampleVenue();
const changed = (version: number, sportsVenue: Partial<VenueReviewItem['venue']['sportsVenue']>) =>
  exampleVenue({ version, sportsVenue });

const withField = (edit: VenueEdit, field: 'name' | 'phone', value: string): VenueEdit => ({
  ...edit,
  fields: { ...edit.fields, [field]: value },
});

function open(item = VENUE, fix?: SuggestedFix) {
  const { result, unmount } = renderVenueHook(() => useEditForm(item, fix, 'local'), {
    respond: () => new Response(null, { status: 404 }),
  });
  const form = () => result.current;
  return {
    form,
    unmount,
    type: (field: 'name' | 'phone', value: string) =>
      act(() => form().setEdit(withField(form().edit, field, value))),
  };
}

const draft = () => readEditDraft(REVIEWER.uid, VENUE.folderPath);

/** Types into the form and leaves it. */
function typeAndLeave(field: 'name' | 'phone', value: string): void {
  const { type, unmount } = open();
  type(field, value);
  unmount();
}

test('a form without a draft is the venue, and stores nothing', () => {
  const { form } = open();
  expect(form()).toMatchObject({ edit: editOf(VENUE), unsaved: false, restored: false });
  expect(draft()).toBeUndefined();
});

test('a suggested fix that nobody has touched is neither unsaved nor stored', () => {
  const { form, type } = open(VENUE, { website: 'https://example.org' });
  expect(form().edit.fields.website).toBe('https://example.org');
  expect(form().unsaved).toBe(false);
  expect(draft()).toBeUndefined();
  type('name', 'Typed');
  expect(form().unsaved).toBe(true);
  expect(draft()?.edit.fields).toMatchObject({ name: 'Typed', website: 'https://example.org' });
});

test('what is typed is stored until it is discarded, or typed back', () => {
  const { form, type } = open();
  type('name', 'Typed');
  expect(draft()).toMatchObject({ version: 1, base: editOf(VENUE), edit: form().edit });
  type('name', VENUE.venue.sportsVenue.name);
  expect(form().unsaved).toBe(false);
  expect(draft()).toBeUndefined();
  type('name', 'Typed');
  act(() => form().discard());
  expect(draft()).toBeUndefined();
});

test('a stored draft is restored, until the form is reset', () => {
  typeAndLeave('name', 'Typed');
  const { form } = open();
  expect(form()).toMatchObject({ unsaved: true, restored: true, conflict: undefined });
  expect(form().edit.fields.name).toBe('Typed');
  act(() => form().dismissRestored());
  expect(form()).toMatchObject({ unsaved: true, restored: false });
  act(() => form().reset());
  expect(form()).toMatchObject({ edit: editOf(VENUE), unsaved: false });
  expect(draft()).toBeUndefined();
});

test('a draft is merged with what somebody else has saved since', () => {
  typeAndLeave('name', 'Typed');
  const { form } = open(changed(2, { phoneNumber: '+39 02 1111 1111' }));
  expect(form().edit.fields).toMatchObject({ name: 'Typed', phone: '+39 02 1111 1111' });
  expect(form().conflict).toMatchObject({ parts: [], takenOver: ['phone'] });
});

test('a conflict with a draft is shown again after a reload, until one side is chosen and saved', () => {
  typeAndLeave('name', 'Typed');
  const theirs = changed(2, { name: 'Theirs' });
  open(theirs).unmount();
  expect(draft()?.version).toBe(1);
  const { form, type } = open(theirs);
  expect(form().conflict?.parts).toEqual(['name']);
  expect(form().edit.fields.name).toBe('Typed');
  act(() => form().choose('name', 'theirs'));
  expect(form().edit.fields.name).toBe('Theirs');
  act(() => form().choose('name', 'mine'));
  act(() => form().rebase(changed(3, { name: 'Typed' })));
  expect(form()).toMatchObject({ conflict: undefined, unsaved: false });
  expect(draft()).toBeUndefined();
  type('name', 'Typed later');
  expect(draft()?.version).toBe(3);
});

test('a conflict that was reset is none after a reload', () => {
  typeAndLeave('name', 'Typed');
  const theirs = changed(2, { name: 'Theirs' });
  const { form, type, unmount } = open(theirs);
  act(() => form().reset());
  expect(form()).toMatchObject({ edit: editOf(theirs), conflict: undefined });
  type('name', 'Typed later');
  unmount();
  expect(open(theirs).form()).toMatchObject({ conflict: undefined, restored: true });
});

test('what is typed in a conflict can be chosen again after the other version', () => {
  const { form, type } = open();
  type('name', 'Typed');
  act(() => form().merge(VENUE, changed(2, { name: 'Theirs' })));
  type('name', 'Typed later');
  act(() => form().choose('name', 'theirs'));
  act(() => form().choose('name', 'mine'));
  expect(form().edit.fields.name).toBe('Typed later');
});

test('a conflict while the form is open remains when somebody saves again, whichever side was chosen', () => {
  const { form, type } = open();
  type('name', 'Typed');
  const second = changed(2, { name: 'Theirs' });
  act(() => form().merge(VENUE, second));
  expect(form().conflict?.parts).toEqual(['name']);
  expect(draft()?.version).toBe(1);
  const third = changed(3, { name: 'Theirs again' });
  act(() => form().merge(second, third));
  expect(form().conflict?.parts).toEqual(['name']);
  expect(draft()?.version).toBe(1);
  act(() => form().choose('name', 'theirs'));
  act(() => form().merge(third, changed(4, { name: 'Theirs at last' })));
  expect(form().conflict).toMatchObject({
    parts: ['name'],
    mine: { fields: { name: 'Typed' } },
    theirs: { fields: { name: 'Theirs at last' } },
  });
});

test('what this form has saved itself is no conflict when somebody saves again', () => {
  const { form, type } = open();
  type('name', 'Typed');
  act(() => form().merge(VENUE, changed(2, { name: 'Theirs' })));
  act(() => form().choose('name', 'theirs'));
  const saved = changed(3, { name: 'Theirs' });
  act(() => form().merge(saved, changed(4, { name: 'Theirs again' })));
  expect(form().conflict).toMatchObject({ parts: [], takenOver: ['name'] });
  expect(form().edit.fields.name).toBe('Theirs again');
  expect(form().unsaved).toBe(false);
});
