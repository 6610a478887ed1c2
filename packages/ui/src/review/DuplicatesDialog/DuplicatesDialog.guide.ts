import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  use: 'Decides on all records that may be one venue: which one stays, whose values it has, and which are something else.',
  avoid: 'To edit fields by hand use the EditVenueDialog.',
  anatomy: [
    [
      'Heads',
      'Picture or painted court, name, status and similarity of each record, with “Keep this one” and “Not a duplicate”.',
    ],
    ['Fields', 'A row for each field that differs, with a choice of the value that stays.'],
    ['Equal fields', 'Collapsed under their number.'],
    ['Notes', 'Why a record may not stay, and that there are more of them.'],
    ['Footer', 'What the confirmation will do, in one line; Cancel and Confirm.'],
  ],
  states: [
    ['Kept', 'Tinted and framed; its values are preselected.'],
    ['Not a duplicate', 'Its values are struck through and cannot be chosen.'],
    ['Empty value', 'Muted, without a choice; on a phone it is left out.'],
    ['Confirming', 'Confirm is pending; everything else is disabled.'],
    ['Failed', 'Stays open with all choices, with a Banner at the top.'],
    ['Loading, none', 'A spinner, or a sentence, in place of the records.'],
  ],
  keyboard: [
    ['Tab', 'Group by group: the record that stays, the marks, each field, the buttons.'],
    ['Arrow keys', 'Choose within a group.'],
    ['Space', 'Marks a record as not a duplicate.'],
    ['Enter', 'On a choice: confirms the decision.'],
    ['Escape', 'Closes, except while pending.'],
  ],
  code: `import { DuplicatesDialog, type DuplicatesDialogProps } from '@campetto/ui';

export function Cluster(props: Omit<DuplicatesDialogProps, 'open' | 'records' | 'keep'>) {
  return (
    <DuplicatesDialog
      {...props}
      open
      records={[
        {
          id: 'navigli',
          name: 'Padel Club Navigli',
          status: { label: 'Pending', tone: 'warning' },
          similarity: ['This venue'],
          keepable: true,
          different: false,
        },
        {
          id: 'asd',
          name: 'PADEL NAVIGLI MILANO A.S.D.',
          status: { label: 'Pending', tone: 'warning' },
          similarity: ['42 m apart', 'Same phone'],
          keepable: true,
          different: false,
        },
      ]}
      keep="navigli"
    />
  );
}
`,
  rules: [
    {
      do: 'Preselect the best record, and fill its empty fields from the others.',
      dont: 'Ask about fields that are equal in all records.',
    },
    {
      do: 'State in the summary how many records stay, go, and are something else.',
      dont: 'Ask again after Confirm: the summary and one undo are enough.',
    },
  ],
  content: [
    'The two choices have the same words for every record, “Keep this one” and “Not a duplicate”: the name of the record is read with them.',
    'A similarity is a short fact without a full stop: “42 m apart”, “Same phone”. The dots between them are drawn.',
    'An empty value is named, “Empty”: a dash would look like a value.',
    'The summary says with numbers what Confirm will do, “1 discarded as a duplicate”. It is announced whenever it changes.',
  ],
  screenReader: [
    'It is a dialog that is busy while it loads. Each field is a group of radio buttons, one for each record.',
    'The summary is announced when a choice changes it.',
  ],
};
