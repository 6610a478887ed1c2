/** The variants of a recipe, as the props of its component. */
export type VariantsOf<R> = R extends (selection?: infer S) => string ? NonNullable<S> : never;
