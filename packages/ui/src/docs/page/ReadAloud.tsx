/** The text that a screen reader reads of an example, if it is not visible. */
export function ReadAloud({ children }: { children: string }) {
  return (
    <p>
      Read aloud: <q>{children}</q>
    </p>
  );
}
