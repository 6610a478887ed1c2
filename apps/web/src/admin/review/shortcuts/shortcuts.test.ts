import { beforeEach, expect, test, vi } from 'vitest';
import { shortcutOf } from './shortcuts.ts';

/** Stands for an element: `closest` finds what it is inside of. */
class ElementStub {
  readonly inside: boolean;
  constructor(inside: boolean) {
    this.inside = inside;
  }
  closest() {
    return this.inside ? this : null;
  }
}

const approve = vi.fn();
const SHORTCUTS = { a: approve };
let openDialog: object | null;

const press = (event: Partial<KeyboardEvent> | Record<string, unknown> = {}) =>
  shortcutOf({ key: 'a', target: new ElementStub(false), ...event } as KeyboardEvent, SHORTCUTS);

beforeEach(() => {
  openDialog = null;
  vi.stubGlobal('Element', ElementStub);
  vi.stubGlobal('document', { querySelector: () => openDialog });
  return () => vi.unstubAllGlobals();
});

test('a bare key has its action, also without a focused element', () => {
  expect(press()).toBe(approve);
  expect(press({ target: null })).toBe(approve);
});

test.each([
  ['another key', { key: 'b' }],
  ['a name that every object has', { key: 'toString' }],
  ['Control', { ctrlKey: true }],
  ['Meta', { metaKey: true }],
  ['Alt', { altKey: true }],
  ['a key that was handled', { defaultPrevented: true }],
  ['a key in a field or a menu', { target: new ElementStub(true) }],
])('%s has none', (_title, event) => {
  expect(press(event)).toBeUndefined();
});

test('no key has an action under a dialog', () => {
  openDialog = {};
  expect(press()).toBeUndefined();
});
