import { describe, expect, test } from 'vitest';
import {
  DIAL_CODE_DEFAULT,
  DIAL_CODE_OPTIONS,
  DIAL_CODES,
  dialCodeOf,
  hasTrunkZero,
} from './dial-codes.ts';
import { cleanPhone, isOnePhone, isPhone, joinPhone, splitPhone } from './phone.ts';

// A landline and a mobile number of each listed country, after the trunk prefix, and as they are
// dialled from anywhere. From google/libphonenumber, PhoneNumberMetadata.xml (Apache-2.0).
const EXAMPLES = `
AT 1234567890 +431234567890
AT 664123456 +43664123456
AU 212345678 +61212345678
AU 412345678 +61412345678
BE 12345678 +3212345678
BE 450001234 +32450001234
BG 2123456 +3592123456
BG 43012345 +35943012345
CA 5062345678 +15062345678
CA 5062345678 +15062345678
CH 212345678 +41212345678
CH 781234567 +41781234567
CZ 212345678 +420212345678
CZ 601123456 +420601123456
DE 30123456 +4930123456
DE 15123456789 +4915123456789
DK 32123456 +4532123456
DK 34412345 +4534412345
ES 810123456 +34810123456
ES 612345678 +34612345678
FI 131234567 +358131234567
FI 412345678 +358412345678
FR 123456789 +33123456789
FR 612345678 +33612345678
GB 1212345678 +441212345678
GB 7400123456 +447400123456
GR 2123456789 +302123456789
GR 6912345678 +306912345678
HU 12345678 +3612345678
HU 201234567 +36201234567
IE 2212345 +3532212345
IE 850123456 +353850123456
IT 0212345678 +390212345678
IT 3123456789 +393123456789
NL 101234567 +31101234567
NL 612345678 +31612345678
NO 21234567 +4721234567
NO 40612345 +4740612345
NZ 32345678 +6432345678
NZ 211234567 +64211234567
PL 123456789 +48123456789
PL 512345678 +48512345678
PT 212345678 +351212345678
PT 912345678 +351912345678
RO 211234567 +40211234567
RO 712034567 +40712034567
SE 8123456 +468123456
SE 701234567 +46701234567
SK 221234567 +421221234567
SK 912123456 +421912123456
US 2015550123 +12015550123
US 2015550123 +12015550123
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** As people write numbers: in groups, with signs between. */
const WRITTEN = [
  (digits: string) => digits,
  (digits: string) => digits.replace(/(\d{3})(?=\d)/g, '$1 '),
  (digits: string) => ` (${digits.slice(0, 2)}) ${digits.slice(2, 5)}-${digits.slice(5)} `,
];

test.each(EXAMPLES)(
  '[ADD-7] a number of %s, %s, goes out as %s',
  (country = '', national = '', e164) => {
    const dialCode = dialCodeOf(country) ?? '';
    for (const write of WRITTEN) expect(joinPhone(dialCode, write(national))).toBe(e164);
  },
);

test('every listed country has its two examples', () => {
  expect(EXAMPLES).toHaveLength(52);
});

test.each([
  ['+39 045 800 1234', '+39', '045 800 1234'],
  ['0039 045/8001234', '+39', '045/8001234'],
  [' +44-20 7946 0958 ', '+44', '20 7946 0958'],
  ['+1 (506) 234-5678', '+1', '(506) 234-5678'],
  ['+420601123456', '+420', '601123456'],
  ['tel:+34612345678', '+34', '612345678'],
  ['TEL: 0039-045-8001234;ext=5', '+39', '045-8001234'],
  ['+39', '+39', ''],
  ['(+39) 045 800 1234', '+39', '045 800 1234'],
  ['T: +39 045 800', '+39', '045 800'],
  ['＋39 045 800', '+39', '045 800'],
])('[ADD-7] %s is split into %s and %s', (text, dialCode, number) => {
  expect(splitPhone(text)).toEqual({ dialCode, number });
});

test.each(['045 800 1234', '+7 495 123 45 67', '+', '', '0 039 045'])(
  '[ADD-7] %s has no listed dial code',
  (text) => expect(splitPhone(text)).toBeUndefined(),
);

test.each([
  ['+39', '+39 045 800 1234', '+390458001234'],
  ['+39', '0044 20 7946 0958', '+442079460958'],
  ['+39', '+7 495 123 45 67', '+74951234567'],
  ['+39', '(+39) 045 800', '+39045800'],
  ['+39', 'T: ＋39 045 800', '+39045800'],
  ['+39', '045 800 / +39 340 1', '+39045800393401'],
  ['+39', '+', undefined],
  ['39', '(045) 800-0000', '+390458000000'],
  ['+39', '', undefined],
  ['+39', ' - ', undefined],
])('[ADD-7] under %s, "%s" is sent as %s', (dialCode, number, sent) => {
  expect(joinPhone(dialCode, number)).toBe(sent);
});

test.each([
  ['045 800 1234', true],
  ['+44 20 7946 0958', true],
  ['', true],
  [' ', true],
  ['abc', false],
  ['045 8001234 / 333 1234567', false],
])('[EDIT-1] "%s" can be stored as a phone number: %s', (typed, isStored) => {
  expect(isPhone('+39', typed)).toBe(isStored);
});

test.each([
  ['045 800 1234', true],
  ['tel. 045/8001234', true],
  ['', true],
  ['045 8001234 / 333 1234567', false],
  ['333 12 34 567 int. 5', false],
  ['(045) 800-1234 int.', true],
  ['045 800 (Mario)', true],
  // E.164 allows 15 digits, two of which are the dial code.
  ['1234567890123', true],
  ['12345678901234', false],
])('[ADD-7] "%s" is one number: %s', (typed, isOne) => {
  expect(isOnePhone('+39', typed)).toBe(isOne);
});

test.each([
  ['tel:+39045800', '+39045800'],
  ['tel:045 800', '045 800'],
  ['0039 045 800', '+39 045 800'],
  [' 045 800 ', '045 800'],
  ['call Mario', 'call Mario'],
  ['000', '000'],
])('[EDIT-1] the phone number "%s" is stored as "%s"', (typed, stored) => {
  expect(cleanPhone(typed)).toBe(stored);
});

describe('dial codes', () => {
  test.each([
    ['+44', true],
    ['+49', true],
    ['+39', false],
    ['+34', false],
    ['+1', false],
    ['+45', false],
  ] as const)('numbers of %s lose a leading zero: %s', (code, lost) => {
    expect(hasTrunkZero(code)).toBe(lost);
  });

  test('26 countries, 25 codes, +1 for two of them', () => {
    expect(Object.keys(DIAL_CODES)).toHaveLength(26);
    expect(DIAL_CODE_OPTIONS).toHaveLength(25);
    expect(DIAL_CODE_OPTIONS.find(({ code }) => code === '+1')?.countries).toEqual(['US', 'CA']);
    expect(DIAL_CODE_DEFAULT).toBe('+39');
  });

  test.each([
    ['it', '+39'],
    ['IT', '+39'],
    ['xx', undefined],
    ['', undefined],
    ['__proto__', undefined],
  ])('of %s is %s', (country, code) => {
    expect(dialCodeOf(country)).toBe(code);
  });
});
