/** What a screen reader says of an example in which that cannot be seen. */
export function ReadAloud({ children }: { children: string }) {
  return (
    <p>
      Read aloud: <q>{children}</q>
    </p>
  );
}
