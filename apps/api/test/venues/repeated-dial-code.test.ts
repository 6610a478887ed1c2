import { expect, test } from 'vitest';
import { withoutRepeatedDialCode } from '../../src/venues/repeated-dial-code.ts';

test.for([
  ['+39390458001234', '+390458001234'],
  ['+39 39 045 8001234', '+39 045 8001234'],
  ['+39 39 392 1234567', '+39 392 1234567'],
  ['+390039045 8001234', '+39 045 8001234'],
  ['+39 0039 045 8001234', '+39 045 8001234'],
  ['0039 0039 045 8001234', '+39 045 8001234'],
  ['+39 (+39) 045 8001234', '+39 045 8001234'],
  ['+39-0039-045-8001234', '+39045-8001234'],
  ['+44 44 161 928 1765', '+44 161 928 1765'],
  ['+34 0034 913 123 456', '+34 913 123 456'],
  ['+351 351 212345678', '+351 212345678'],
] as const)('%s has its dial code twice', ([phone, fixed]) => {
  expect(withoutRepeatedDialCode(phone)).toBe(fixed);
});

test.for([
  '+39 392 1234567',
  '+39 390 1234567',
  '+39 045 8001234',
  '0039 045 8001234',
  '+31 311 234567',
  '+1 111 222 3333',
  '+39 39 39',
  '+39 39 02 123456', // a mobile number of an older length as well
  '045 8001234',
  'S/T',
  '',
  null,
])('%s is left alone', (phone) => {
  expect(withoutRepeatedDialCode(phone)).toBeNull();
});
