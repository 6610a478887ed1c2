import { type PreviewField, SPORTS } from '@campetto/contract';
import { sportNames } from '@campetto/messages/admin/venue';
import type { I18n } from '@lingui/core';

/** A value of a preview or a report: sports are shown by name instead of slug, other values exactly as they are stored. */
export function displayedValue(i18n: I18n, field: PreviewField, value: string): string {
  if (field !== 'sports') return value;
  const names = sportNames(i18n);
  return value
    .split(', ')
    .map((slug) => SPORTS.find((sport) => sport.slug === slug))
    .flatMap((sport) => (sport ? names[sport.slug] : []))
    .join(', ');
}
