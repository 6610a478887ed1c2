import { beforeEach, expect, test, vi } from 'vitest';
import { isBareKey, shortcutOf } from './shortcuts.ts';

/** Stands for an element inside of what a selector names. */
class ElementStub {
  readonly inside: string;
  constructor(inside = '') {
    this.inside = inside;
  }
  closest(selector: string) {
    return this.inside !== '' && selector.includes(this.inside) ? this : null;
  }
}

const approve = vi.fn();
const SHORTCUTS = { a: approve };
let popup: string;

function press(change: Partial<KeyboardEvent> | Record<string, unknown> = {}) {
  const event = {
    key: 'a',
    target: new ElementStub(),
    getModifierState: () => false,
    ...change,
  } as KeyboardEvent;
  return isBareKey(event) ? shortcutOf(event, SHORTCUTS) : undefined;
}

beforeEach(() => {
  popup = '';
  vi.stubGlobal('Element', ElementStub);
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (popup !== '' && selector.includes(popup) ? {} : null),
  });
});

test('a bare key has its action, also without a focused element', () => {
  expect(press()).toBe(approve);
  expect(press({ target: null })).toBe(approve);
});

test('Caps Lock changes nothing', () => {
  expect(press({ key: 'A', getModifierState: (name: string) => name === 'CapsLock' })).toBe(
    approve,
  );
});

test.each([
  ['a capital letter', { key: 'A', shiftKey: true }],
  ['another key', { key: 'b' }],
  ['a name that every object has', { key: 'toString' }],
  ['Control', { ctrlKey: true }],
  ['Meta', { metaKey: true }],
  ['Alt', { altKey: true }],
  ['a key that was handled', { defaultPrevented: true }],
])('%s has none', (_title, event) => {
  expect(press(event)).toBeUndefined();
});

test.each([
  'input',
  'textarea',
  'select',
  '[contenteditable]',
  '[role=textbox]',
  '[role=searchbox]',
  '[role=combobox]',
])('no key has an action in %s', (control) => {
  expect(press({ target: new ElementStub(control) })).toBeUndefined();
});

test.each(['[role$=dialog]', '[role=menu]', '[role=listbox]', '[inert] main'])(
  'no key has an action while there is %s',
  (open) => {
    popup = open;
    expect(press()).toBeUndefined();
    expect(press({ target: null })).toBeUndefined();
  },
);
