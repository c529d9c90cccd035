import type { Parameter } from './parameter.ts';
import { type ParameterName, type ParameterValue, ROUTE_PARAMETERS } from './parameters.ts';

/**
 * A path pattern such as `/category/{name}_{categoryId}.html`. Plain text matches itself, `{key}` is the parameter of
 * that name, `{key:parameter}` is another parameter under that key, and `[text]` is optional and never written.
 */
export interface Pattern {
  readonly text: string;
  readonly keys: readonly string[];
  /** Whether the pattern has no parameters, so that its text is the path. */
  readonly isStatic: boolean;
  readonly segments: number;
  /** The first segment; undefined if it contains a parameter. */
  readonly firstSegment: string | undefined;
  match(path: string): Values | null;
  print(values: Values): string;
}

/** Parameter values by key. The types of the route table check them where a link is built. */
export type Values = Readonly<Record<string, unknown>>;

type ParamsOfSpec<Spec extends string> = Spec extends `${infer Key}:${infer Name extends ParameterName}`
  ? Record<Key, ParameterValue<Name>>
  : Spec extends ParameterName
    ? Record<Spec, ParameterValue<Spec>>
    : never;

/** The parameters of a pattern, as a type derived from its text. */
export type ParamsOfPattern<Text extends string> = Text extends `${string}{${infer Spec}}${infer Rest}`
  ? ParamsOfSpec<Spec> & ParamsOfPattern<Rest>
  : unknown;

interface Slot {
  readonly key: string;
  readonly parameter: Parameter<unknown>;
}
type PatternToken = string | Slot | { readonly optional: string };

export function parsePattern(text: string): Pattern {
  const parts = [...text.matchAll(/\{(\w+)(?::(\w+))?\}|\[([^\]]+)\]|[^{[]+/g)].map(readPart);
  const slots = parts.filter((part) => typeof part === 'object' && 'key' in part);
  const [, firstSegment = ''] = text.split('/');
  let expression: RegExp | undefined;
  return {
    text,
    keys: slots.map((slot) => slot.key),
    isStatic: parts.every((part) => typeof part === 'string'),
    segments: text.split('/').length - 1,
    firstSegment: /[{[]/.test(firstSegment) ? undefined : firstSegment,
    match(path) {
      expression ??= new RegExp(`^${parts.map(sourceOf).join('')}$`);
      const found = expression.exec(path);
      return found && readValues(slots, found);
    },
    print: (values) => parts.map((part) => printPart(part, values)).join(''),
  };
}

function readPart([text, key, parameter, optional]: RegExpMatchArray): PatternToken {
  if (optional !== undefined) return { optional };
  if (key === undefined) return text;
  const name = parameter ?? key;
  if (!isParameterName(name)) throw new Error(`No path parameter is called ${name}`);
  // The route table's types tie each key to its own parameter; this code treats all of them alike.
  return { key, parameter: ROUTE_PARAMETERS[name] as Parameter<unknown> };
}

function isParameterName(name: string): name is ParameterName {
  return Object.hasOwn(ROUTE_PARAMETERS, name);
}

function sourceOf(part: PatternToken): string {
  if (typeof part === 'string') return escapeText(part);
  return 'key' in part ? `(${part.parameter.source})` : `(?:${escapeText(part.optional)})?`;
}

function escapeText(text: string): string {
  return text.replace(/[.*+?^$()|\\]/g, '\\$&');
}

function readValues(slots: readonly Slot[], found: RegExpExecArray): Values | null {
  const values: Record<string, unknown> = {};
  for (const [index, { key, parameter }] of slots.entries()) {
    const value = parameter.parse(found[index + 1] ?? '');
    if (value === undefined) return null;
    values[key] = value;
  }
  return values;
}

function printPart(part: PatternToken, values: Values): string {
  if (typeof part === 'string') return part;
  return 'key' in part ? part.parameter.print(values[part.key]) : '';
}
