import {
  type ComplexStyleRule,
  type GlobalStyleRule,
  type StyleRule,
  globalStyle as vanillaGlobalStyle,
  style as vanillaStyle,
  styleVariants as vanillaStyleVariants,
} from '@vanilla-extract/css';
import { recipe as vanillaRecipe } from '@vanilla-extract/recipes';
import { layers } from '../layers.css.ts';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];
type LayeredGlobalRule = NonNullable<GlobalStyleRule['@layer']>[string];
type RuleOrClass = ComplexStyleRule | string;
type Variants = Record<string, Record<string, RuleOrClass>>;

type Selection<V extends Variants> = {
  [Group in keyof V]?:
    | (keyof V[Group] extends 'true' | 'false' ? boolean : keyof V[Group])
    | undefined;
};

/** A recipe by the names of its variants: what each looks like is not part of its type. */
type Recipe<V extends Variants> = ((selection?: Selection<V>) => string) & {
  classNames: {
    base: string;
    variants: { [Group in keyof V]: { [Value in keyof V[Group]]: string } };
  };
};

type RecipeOptions<V extends Variants> = {
  base?: RuleOrClass;
  variants?: V;
  defaultVariants?: Selection<V>;
};

function mapValues<In, Out>(values: Record<string, In>, map: (value: In) => Out) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}

/** The style functions of vanilla-extract, each of which places its rules in one cascade layer. */
export function stylesFor(name: keyof typeof layers) {
  const layer = layers[name];

  // A string in a composition is a class, whose rules already have a layer.
  function layered<Rule extends RuleOrClass>(rule: Rule): Rule {
    if (typeof rule === 'string') return rule;
    if (Array.isArray(rule)) return rule.map(layered) as Rule;
    return { '@layer': { [layer]: rule as LayeredRule } } as Rule;
  }

  function style(rule: ComplexStyleRule): string {
    return vanillaStyle(layered(rule));
  }

  function styleVariants<Name extends string>(
    rules: Record<Name, ComplexStyleRule>,
  ): Record<Name, string>;
  function styleVariants<Name extends string, Value>(
    values: Record<Name, Value>,
    ruleFor: (value: Value, name: Name) => ComplexStyleRule,
  ): Record<Name, string>;
  function styleVariants(
    values: Record<string, unknown>,
    ruleFor: (value: never, name: never) => ComplexStyleRule = (rule) => rule,
  ): object {
    return vanillaStyleVariants(values, (value, name) =>
      layered(ruleFor(value as never, name as never)),
    );
  }

  function recipe<V extends Variants>({
    base = {},
    variants,
    ...options
  }: RecipeOptions<V>): Recipe<V> {
    const rules: Variants = variants ?? {};
    return vanillaRecipe({
      ...options,
      base: layered(base),
      variants: mapValues(rules, (group) => mapValues(group, layered)) as V,
    }) as Recipe<V>;
  }

  function globalStyle(selector: string, rule: GlobalStyleRule): void {
    vanillaGlobalStyle(selector, { '@layer': { [layer]: rule as LayeredGlobalRule } });
  }

  return { style, styleVariants, recipe, globalStyle };
}
