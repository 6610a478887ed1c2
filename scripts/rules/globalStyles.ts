const CALL = /\bglobalStyle\(\s*(`[^`]*`|[^,]+),/g;

/** Matches the page while it contains an element: `:root:has(${bar})`. */
const PAGE = /^(?::root|html|body):has\((?:> )?(.*)\)(?: > \*)?$/;

/**
 * A sentence for each global style that reaches further than the markup of its component. A selector
 * must begin with a class of the component and go from child to child by the tags of the component's
 * own elements. Only its last element may be the outermost element of another component.
 */
export function farStyles(file: string, source: string): string[] {
  return [...source.matchAll(CALL)].flatMap(([, selector = '']) => {
    const template = /^`([^`]*)`$/.exec(selector)?.[1];
    return template?.split(/,\s(?![^(]*\))/).every(isNear)
      ? []
      : [
          `${file} styles ${selector}: use a class, a prop or a variable of the component it belongs to.`,
        ];
  });
}

function isNear(selector: string): boolean {
  const own = (PAGE.exec(selector)?.[1] ?? selector).replaceAll(/\$\{[^}]+\}/g, '.own');
  if (own.includes(':has(')) return false;
  const steps = own.replaceAll(/\([^()]*\)/g, '').split(' ');
  return steps.every((step, index) => {
    if (isCombinator(step) || step.startsWith('.own')) return true;
    const isLast = index === steps.length - 1;
    return isCombinator(steps[index - 1]) && (isLast || /^(?:[a-z]|:is)/.test(step));
  });
}

const isCombinator = (step: string | undefined) => step === '>' || step === '+';
