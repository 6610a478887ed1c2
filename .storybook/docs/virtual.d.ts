declare module 'virtual:components' {
  const facts: {
    /** The address of the sources; undefined outside the workflow that publishes the Storybook. */
    repository?: string;
    components: Record<
      string,
      import('../../scripts/lib/design-system/facts.ts').ComponentFacts | undefined
    >;
  };
  export default facts;
}
