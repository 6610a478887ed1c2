import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'beta',
  since: '0.2.0',
  use: 'Arranges the page of all changes, of the audit log, or of the keys: title, filters, and the list below.',
  avoid: 'The latest changes on the first screen are an ActivityList in a DashboardLayout.',
  anatomy: [
    ['Header', 'Title and one line below; optional: buttons and links beside them.'],
    ['Banner', 'Optional: an error message.'],
    ['Filters', 'Optional: selects, side by side where there is room.'],
    ['List', 'An ActivityList or a KeyList.'],
  ],
  states: [['Any', 'It has none: the list in it loads, fails and is empty.']],
  keyboard: [['Tab', 'Filters, then the list.']],
  code: `import { ActivityLayout, ActivityList, Select } from '@campetto/ui';

export function Activity() {
  return (
    <ActivityLayout
      title="Activity"
      subtitle="Who changed what, and when."
      filters={
        <Select
          label="Person"
          options={[{ value: '*', label: 'Everybody' }]}
          value="*"
          onValueChange={() => undefined}
        />
      }
    >
      <ActivityList
        labels={{ title: 'Newest first', empty: 'Nothing yet.', loading: 'Loading' }}
        days={[]}
        pending={false}
      />
    </ActivityLayout>
  );
}
`,
  rules: [
    {
      do: 'Only what filters the list beside the filters; buttons and links beside the title.',
      dont: 'A button in the row of the filters: it looks like one of them.',
    },
  ],
  content: [
    'The title is the noun on the links that lead here: “Audit log”.',
    'The line below says what is listed, with a full stop: “Who changed what, and when.”',
    'A filter has one noun as its label, “Person”, and a first option that leaves nothing out: “Everybody”.',
  ],
  screenReader: ['It is the main landmark of the page, with its title as the first heading.'],
};
