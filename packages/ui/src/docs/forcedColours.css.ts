import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { light } from '../theme/light.ts';

type System<Tree> = { [Key in keyof Tree]: Tree[Key] extends string ? string : System<Tree[Key]> };

/** The system’s colour for a role, told by the role’s name. */
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

// Roughly what forced colours make of the product, for the toolbar of Storybook: every role takes
// a colour of the system, every edge shows. A page cannot ask its browser for the real ones.
globalStyle('[data-contrast="forced"], [data-contrast="forced"] [data-theme]', {
  vars: {
    ...assignVars(vars.color, inSystemColours(light.color)),
    ...assignVars(vars.shadow, { card: 'none', float: 'none' }),
  },
});
globalStyle('[data-contrast="forced"] :where(*, ::before, ::after)', {
  borderColor: 'CanvasText',
});
