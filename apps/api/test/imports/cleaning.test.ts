import { expect, test } from 'vitest';
import { normalizeSourcePhone } from '../../src/imports/cleaning/phone.ts';
import { cleanCity, countryName } from '../../src/imports/cleaning/place.ts';
import { cleanText } from '../../src/imports/cleaning/text.ts';
import { cleanWebsite } from '../../src/imports/cleaning/website.ts';

test.for([
  ['Instalación Deportiva  Básica Embalse', 'Instalación Deportiva Básica Embalse'],
  ['JUAN CLEMENTE NU&amp;Ntilde;EZ', 'JUAN CLEMENTE NUÑEZ'],
  ['913 288 606 (reservas)&amp;#13;\n912 208 587', '913 288 606 (reservas) 912 208 587'],
  ['Cagigal M&amp;ordf;', 'Cagigal Mª'],
  ['Circo Societã\u00A0 Sportiva', 'Circo Società Sportiva'],
  ['+49 221 78951178\u202C', '+49 221 78951178'],
  ['Pale\u00ADstra Nuo\u200Bva', 'Palestra Nuova'],
  ['Sport&Life', 'Sport&Life'],
  ['Fish & Chips; open', 'Fish & Chips; open'],
  ['PALASPORT  "S. SCIEGHI"', 'PALASPORT "S. SCIEGHI"'],
  ['\t\r\n ', ''],
] as const)('reads %j as %j', ([raw, clean]) => {
  expect(cleanText(raw)).toBe(clean);
});

test.for([
  ['www.acgaribaldina1932.net', 'https://www.acgaribaldina1932.net'],
  ['www.aspria.com/it/harbour-club-milano', 'https://www.aspria.com/it/harbour-club-milano'],
  ['http://www.finlombardia.eu/centri-fin/', 'http://www.finlombardia.eu/centri-fin/'],
  ['HTTP://www.asserroeiclub.nl', 'HTTP://www.asserroeiclub.nl'],
  ['melkhuisje.com', 'https://melkhuisje.com'],
  ['http:/melkhuisje.com', 'http://melkhuisje.com'],
  ['https:melkhuisje.com', 'https://melkhuisje.com'],
  ['<p></p>', ''],
  [
    '<p><a target="_blank" href="http://www.comune.sondrio.it"> http://www.comune.sondrio.it </a></p>',
    'http://www.comune.sondrio.it',
  ],
  [
    '<p><a target="_blank"> http://comune.villaditirano.so.t </a></p>',
    'http://comune.villaditirano.so.t',
  ],
  ['http://www.sport.uni-bonn.de/halle5  Logo Facebook', 'http://www.sport.uni-bonn.de/halle5'],
  ['https://example.org/?a=1&b=2', 'https://example.org/?a=1&b=2'],
  ['', ''],
] as const)('finds in %j the website %j', ([raw, clean]) => {
  expect(cleanWebsite(raw)).toBe(clean);
});

// A quadratic expression would take minutes.
test.for([['<a '], ['<'], ['<a href '], ['<a href=x '], ['www.']] as const)(
  'a website of a million characters like %j is read at once',
  ([part]) => {
    expect(cleanWebsite(part.repeat(1_000_000 / part.length))).toEqual(expect.any(String));
  },
);

const como = { countryCode: 'IT', stateCode: 'CO' };
const milano = { countryCode: 'IT', stateCode: 'MI' };
const varese = { countryCode: 'IT', stateCode: 'VA' };
const sondrio = { countryCode: 'IT', stateCode: 'SO' };
const elsewhere = { countryCode: 'GB', stateCode: '' };

test.for([
  ['nothing but zeros is no number', 0.0, como, ''],
  ['nor as a text', '0.0', como, ''],
  ['nor with a space', '00000 000000', elsewhere, ''],
  ['nor is a sign', '-', elsewhere, ''],
  ['words stay, and are reported as no number', ' call  me ', elsewhere, 'call me'],
  ['"sin teléfono" is none', 'S/T', { countryCode: 'ES', stateCode: '' }, ''],
  ['the lost zero of 031', 31376097.0, como, '031376097'],
  ['the lost zero as a text', '31376097.0', como, '031376097'],
  ['the lost zero before a dot', '31.512318', como, '031.512318'],
  ['no zero where the dot is in a mobile number', '333.1234567', como, '333.1234567'],
  ['the lost zero of 02', 296710288.0, milano, '0296710288'],
  ['the lost zero of 0331', 331390357.0, varese, '0331390357'],
  ['the lost zero of 0343, five digits after', 34332327.0, sondrio, '034332327'],
  ['a mobile number has lost nothing', 3289734633.0, como, '3289734633'],
  ['ten digits of a landline code may be a mobile', 3321646176.0, varese, '3321646176'],
  ['the code of another province is not certain', 342795001.0, milano, '342795001'],
  ['too short to be certain', 2350051.0, milano, '2350051'],
  ['much too short', 2965.0, varese, '2965'],
  ['a point typed inside the number stays', 332.520494, varese, '332.520494'],
  ['other countries keep their decimals as they are', '31376097.0', elsewhere, '31376097'],
  ['a British number stays as written', '0161 928 1765', elsewhere, '0161 928 1765'],
  ['an Italian text stays as written', '+39 011 7732866', como, '+39 011 7732866'],
  ['a dial code written twice', '+39 39 045 8001234', como, '+39 045 8001234'],
  ['and with 00', '+39 0039 045 8001234', como, '+39 045 8001234'],
  ['and without spaces', '+390039 0458001234', como, '+39 0458001234'],
  ['00 becomes +', '0039 045 8001234', como, '+39 045 8001234'],
  ['but not where the number is not valid', '0039 45', como, '0039 45'],
  ['a mobile number that begins like the code', '+39 392 1234567', como, '+39 392 1234567'],
  ['several numbers stay', '91 531 83 07 -    \n609 98 08 54', como, '91 531 83 07 - 609 98 08 54'],
] as const)('phone: %s', ([, raw, place, clean]) => {
  expect(normalizeSourcePhone(raw, place)).toBe(clean);
});

test.for([
  ['MADRID', 'Madrid'],
  ['MILAN', 'Milan'],
  ['COMO', 'COMO'],
  ['SAN FERMO DELLA BATTAGLIA', 'SAN FERMO DELLA BATTAGLIA'],
  ['milano', 'milano'],
  ['', ''],
] as const)('city %j becomes %j', ([raw, clean]) => {
  expect(cleanCity(raw)).toBe(clean);
});

test.for([
  ['IT', 'Italy'],
  ['GB', 'United Kingdom'],
  ['FJ', 'Fiji'],
  ['XX', ''],
  ['ZZ', ''],
  ['EU', ''],
  ['it', ''],
  ['', ''],
] as const)('country code %j is %j', ([code, name]) => {
  expect(countryName(code)).toBe(name);
});
