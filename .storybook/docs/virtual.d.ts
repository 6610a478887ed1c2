declare module 'virtual:components' {
  const facts: {
    /** The address of the sources of this build; none where it was built elsewhere. */
    repository?: string;
    components: Record<
      string,
      import('../../scripts/lib/design-system/facts.ts').ComponentFacts | undefined
    >;
  };
  export default facts;
}
