/**
 * Marks the end of what is seen before scrolling. The prerendered page requests the styles of the rest here,
 * so that its first paint does not wait for them (`prerender/splitStyles.ts`).
 */
export function FirstScreenEnd() {
  return (
    <div
      hidden
      data-first-screen-end
      suppressHydrationWarning
      // With it React leaves the link that only the prerendered page contains as it is.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
