/** A browser's only tab, as the tests of all engines use it. */
export interface Tab {
  /** Opens an address and waits for its load event. */
  goto(url: string): Promise<void>;
  /** Resolves to the width in CSS pixels that the browser accepts, which may be more than asked for. */
  resize(width: number, height: number): Promise<number>;
  /** Runs a script in the page and resolves to its result. */
  evaluate<Result>(script: string): Promise<Result>;
  /** Clicks the element that a script results in, as a pointer does. */
  click(element: string): Promise<void>;
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void>;
  /** PNG. */
  screenshot(): Promise<Buffer>;
  /** Errors of scripts, of the console and of the content security policy so far; emptied before each test. */
  faults: string[];
  close(): Promise<void>;
}

export type Open = () => Promise<Tab>;

/** A script that results in the visible element of a selector, with this accessible name if given. */
export const element = (selector: string, name?: string | RegExp): string => `
  [...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => {
    const name = (element.getAttribute('aria-label') ?? element.textContent).trim();
    return element.checkVisibility() && ${matches(name)};
  })`;

function matches(name: string | RegExp | undefined): string {
  if (name === undefined) return 'true';
  return name instanceof RegExp ? `${name}.test(name)` : `name === ${JSON.stringify(name)}`;
}
