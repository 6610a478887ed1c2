/** How to bring the tokens into Figma as variables with two modes. */
export function FigmaGuide() {
  return (
    <details>
      <summary>Variables and modes in Figma</summary>
      <ol>
        <li>
          Download <code>light.tokens.json</code>, <code>dark.tokens.json</code> and{' '}
          <code>scales.tokens.json</code>. They are in the format of the Design Tokens Community
          Group, which Figma’s own import of variables reads; so do plug-ins that import this
          format.
        </li>
        <li>
          Import the two themes into one collection, “Theme”, each as a mode: Light and Dark. Both
          files have the same names, so that each variable has two values.
        </li>
        <li>
          Import the scales into a second collection, “Scales”, with one mode. Lengths are in px, at
          a text size of 16 px.
        </li>
        <li>
          Set the mode of a frame or a page to Light or Dark: everything in it that uses the
          variables follows.
        </li>
        <li>
          After a change of the tokens, import the files again over the same collections: variables
          are matched by name. What is used in designs stays connected.
        </li>
      </ol>
      <p>
        Variables are named as the custom properties: <code>color/brand/solid</code> is{' '}
        <code>--c-color-brand-solid</code>. Shadows, typefaces and motion are no variables in Figma;
        their values are in <code>tokens.json</code>.
      </p>
    </details>
  );
}
