import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'beta',
  since: '0.2.0',
  use: 'Finds rules in a long guide: headings and texts that contain every word typed. It reads the page itself, so nothing is downloaded.',
  avoid: 'Venues and other lists from the server are searched in a ReviewToolbar.',
  anatomy: [
    ['Field', 'A TextField with a magnifying glass, and a button that empties it.'],
    ['Count', 'How many rules were found, announced while one types.'],
    ['Rules', 'A link for each rule, its section and an excerpt; what was searched is marked.'],
  ],
  states: [
    ['Empty', 'Only the field.'],
    ['Found', 'Rules with the words in their title come first.'],
    [
      'Nothing found',
      'A sentence, and links to answers outside the guide and to the contact page.',
    ],
    ['Not loaded', 'A sentence, as without a connection; the next letter tries again.'],
    [
      'Accents, capitals, endings',
      'Make no difference: “citta” finds “Città”, “partita” “partite”.',
    ],
    ['Typed before the scripts run', 'Searched as soon as they do.'],
    ['Back', 'Searches again what the page stored when the focus left the field.'],
    ['Without scripts, printed', 'Hidden.'],
  ],
  keyboard: [
    ['Tab', 'Moves through the field, its button and the rules.'],
    ['Enter in the field', 'Leads to the first rule found, or else to the first link.'],
    ['Enter on a rule', 'Leads to it in the guide, with the focus.'],
    ['Escape', 'Empties the field and returns to it.'],
  ],
  code: `import { GuideSearch } from '@campetto/ui';
import { labels } from '@campetto/ui/labels/en';

export function Find() {
  return (
    <GuideSearch
      labels={labels.GuideSearch}
      sections={[{ id: 'levels', title: 'User levels' }]}
      elsewhere={[
        { label: 'What is free and what you pay for', href: '/terms#chapter-9' },
        { label: 'Contact us', href: '/contact' },
      ]}
    />
  );
}
`,
  rules: [
    {
      do: 'An example of a word that the guide contains, as the placeholder.',
      dont: '“Search…”: it repeats the label, and helps nobody who does not know the words.',
    },
    {
      do: 'Pass it to a GuideLayout, and to both the same sections.',
      dont: 'Put it on a page whose headings are not from a Prose: it finds none.',
    },
  ],
  content: [
    'The label is a verb and its object, “Search the guide”; so is the button that empties the field: “Clear the search”.',
    'The placeholder is an example in lower case, marked as one: “for example: leaderboard”.',
    'The count repeats the typed words in quotation marks, and has its own singular and zero: “1 rule contains …”, “No rule contains …”. It is announced while one types.',
    'The advice is a sentence, and links follow it: “Try another word, or see:”. A link names what visitors look for, “How to delete your account”, not the page that answers it.',
  ],
  screenReader: [
    'A search landmark; how many rules contain the words is announced. A press of Enter moves the focus to the first of them.',
  ],
};
