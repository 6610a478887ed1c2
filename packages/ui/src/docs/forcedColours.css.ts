import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { light } from '../theme/light.ts';

type System<Tree> = { [Key in keyof Tree]: Tree[Key] extends string ? string : System<Tree[Key]> };

/** The system colour for a role, by its name. */
function systemColour(role: string): string {
  if (role === 'scrim') return 'rgb(0 0 0 / 0.5)';
  if (role === 'focus') return 'Highlight';
  return /text|line|edge|^on/i.test(role) ? 'CanvasText' : 'Canvas';
}

function inSystemColours<Tree extends object>(tree: Tree): System<Tree> {
  return Object.fromEntries(
    Object.entries(tree).map(([role, value]) => [
      role,
      typeof value === 'string' ? systemColour(role) : inSystemColours(value),
    ]),
  ) as System<Tree>;
}

// An approximation of forced colours for the toolbar of Storybook: every role gets a system colour,
// every edge is visible. A page cannot switch its browser to real forced colours.
globalStyle('[data-contrast="forced"], [data-contrast="forced"] [data-theme]', {
  vars: {
    ...assignVars(vars.color, inSystemColours(light.color)),
    ...assignVars(vars.shadow, { card: 'none', float: 'none' }),
  },
});
globalStyle('[data-contrast="forced"] :where(*, ::before, ::after)', {
  borderColor: 'CanvasText',
});
