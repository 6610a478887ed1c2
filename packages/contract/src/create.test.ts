import { describe, expect, test } from 'vitest';
import { CREATION_RULES, type CreationDraft, firstBrokenRule, SPORTS } from './index.ts';

describe('creation rules', () => {
  const complete: CreationDraft = {
    name: 'Campo Rossi',
    country: 'Italia',
    countryCode: 'IT',
    city: 'Verona',
    street: 'Via Roma',
    number: '1',
    postalCode: '37121',
    state: 'Veneto',
    stateCode: 'VR',
    sportIds: [SPORTS[0].id],
  };

  test('[ADD-6] are checked in the order of the specification', () => {
    expect(CREATION_RULES.map(({ key }) => key)).toEqual([
      'nameRequired',
      'countryRequired',
      'countryCodeRequired',
      'cityRequired',
      'streetRequired',
      'numberRequired',
      'postalCodeRequired',
      'stateRequired',
      'stateCodeRequired',
      'sportsRequired',
    ]);
  });

  test('a complete draft breaks none', () => {
    expect(firstBrokenRule(complete)).toBeUndefined();
  });

  test.each(CREATION_RULES.map(({ key, field }) => [key, field] as const))(
    '[ADD-6] %s when %s is missing, and it comes before the later ones',
    (key, field) => {
      const index = CREATION_RULES.findIndex((rule) => rule.key === key);
      const later = CREATION_RULES.slice(index).map((rule) => rule.field);
      const blank = (name: keyof CreationDraft) => (name === 'sportIds' ? [] : '   ');
      const without = (names: readonly (keyof CreationDraft)[]) => ({
        ...complete,
        ...Object.fromEntries(names.map((name) => [name, blank(name)])),
      });
      expect(firstBrokenRule(without([field]))?.key).toBe(key);
      expect(firstBrokenRule(without(later))?.key).toBe(key);
    },
  );
});
