import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DraftProblem } from '../../venues/creation.ts';

const PROBLEM_TEXTS: Record<DraftProblem['rule'], MessageDescriptor> = {
  nameRequired: msg`Venue name is required`,
  countryRequired: msg`Country is required`,
  countryCodeRequired: msg`Country code is required`,
  cityRequired: msg`City is required`,
  streetRequired: msg`Street address is required`,
  numberRequired: msg`House number is required`,
  postalCodeRequired: msg`Postal code is required`,
  stateRequired: msg`State/Province is required`,
  stateCodeRequired: msg`State code is required`,
  sportsRequired: msg`At least one sport must be selected`,
  countryCode: msg`Use the two letters of the country, such as IT`,
  tooLong: msg`This text is too long.`,
  unsafe: msg`This text holds characters that cannot be stored.`,
};

/** The message of a rule that the form breaks (spec §5). */
export function useProblemText(): (problem: DraftProblem) => string {
  const { i18n } = useLingui();
  return ({ rule }) => i18n._(PROBLEM_TEXTS[rule]);
}
