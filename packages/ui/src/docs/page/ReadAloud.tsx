/** What is heard of a drawing in which it cannot be seen. */
export function ReadAloud({ children }: { children: string }) {
  return (
    <p>
      Read aloud: <q>{children}</q>
    </p>
  );
}
