import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  status: 'beta',
  since: '0.2.0',
  use: 'Chooses how a list of venues is shown, as the `view` of a ReviewHeader; on phones as that of a ReviewToolbar.',
  avoid: 'For filters: it changes how venues are shown, not which.',
  anatomy: [
    ['Views', 'Cards, rows, or one venue at a time, as icons whose names are tooltips.'],
    ['Map', 'Shows and hides the map above the list.'],
  ],
  states: [
    ['Map shown', 'Its button is announced as expanded and says that it hides the map.'],
    ['No map', 'In a view without a map its button is disabled, so that nothing moves.'],
  ],
  keyboard: [
    ['Tab', 'The chosen view, then the map.'],
    ['Arrow keys', 'Choose a view.'],
    ['Enter, Space', 'Show or hide the map.'],
  ],
  code: `import { ReviewHeader, type ReviewHeaderProps, ViewSwitch, type ViewSwitchProps } from '@campetto/ui';

interface Header {
  header: Omit<ReviewHeaderProps, 'view'>;
  view: ViewSwitchProps;
}

export function Header({ header, view }: Header) {
  return <ReviewHeader {...header} view={<ViewSwitch {...view} />} />;
}
`,
  rules: [
    {
      do: 'After the status where both are in one place, as among the filters of a phone.',
      dont: 'Before the status: it looks like a filter.',
    },
  ],
  content: [
    'A view is one plural noun, or the name of the mode: “Cards”, “Rows”, “Focus”. It is the tooltip of its icon and what is read.',
    'The button of the map says what a press does: “Show map”, then “Hide map”.',
    'The group is named by one noun: “View”.',
  ],
  screenReader: [
    'It is a group of radio buttons, read by their labels. The button of the map reports whether the map is shown.',
  ],
};
