import type { ReactNode } from 'react';
import { miniatures, pair } from '../../docs/page/pair.tsx';
import type { Example } from '../../docs/page/Rules.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/index.ts';
import { Select } from '../../primitives/Select/index.ts';
import { adminCopy } from '../../sample-copy/admin.ts';
import { ActivityList } from '../ActivityList/index.ts';
import { ActivityLayout } from './ActivityLayout.tsx';

const { activity, activityPage } = adminCopy({});
const audit = <ButtonLink href="#audit">{activityPage.audit}</ButtonLink>;

const filters = (more?: ReactNode) => (
  <>
    {[activityPage.person, activityPage.kind].map((label) => (
      <Select
        key={label}
        label={label}
        options={[{ value: '*', label: activityPage.everybody }]}
        value="*"
        onValueChange={() => {}}
      />
    ))}
    {more}
  </>
);

export const examples: readonly Example[] = [
  miniatures(
    pair(
      ActivityLayout,
      {
        title: activityPage.title,
        subtitle: activityPage.subtitle,
        actions: audit,
        filters: filters(),
        children: <ActivityList labels={activity} days={[]} pending={false} />,
      },
      { actions: undefined, filters: filters(audit) },
    ),
  ),
];
