import { PATHS } from '@campetto/contract';
import { GuideSearch, type GuideSearchProps } from '@campetto/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** The search in the guide. */
export function Search({ sections }: Pick<GuideSearchProps, 'sections'>) {
  const { t } = useLingui();
  return (
    <GuideSearch
      labels={{
        search: t`Search the guide`,
        placeholder: t`for example: leaderboard`,
        clear: t`Clear the search`,
        found: (count, words) =>
          count === 0
            ? t`No rule contains “${words}”`
            : t`${plural(count, { one: '# rule contains', other: '# rules contain' })} “${words}”`,
        advice: t`Try another word.`,
      }}
      sections={sections}
      contact={{ label: t`Contact us`, href: PATHS.contact }}
    />
  );
}
