/** A link to a story, opened in the frame around this one. */
export function StoryLink({ story, children }: { story: string; children: string }) {
  return (
    <a href={`./?path=/story/${story}`} target="_top">
      {children}
    </a>
  );
}
