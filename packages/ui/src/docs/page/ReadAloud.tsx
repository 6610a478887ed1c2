/** What a screen reader reads of an example, where that cannot be seen. */
export function ReadAloud({ children }: { children: string }) {
  return (
    <p>
      Read aloud: <q>{children}</q>
    </p>
  );
}
