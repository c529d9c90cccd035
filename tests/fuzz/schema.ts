import { pick, type Random } from '../bench/catalogue/random.ts';
import { NUMBER_SAMPLES, pickJunkText } from './junk.ts';

/** The part of JSON Schema that the contract's inputs use. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
}

/**
 * Values that exist in the database or mean something to a call, such as ids, email addresses and search words, by the
 * name of the member that takes them.
 */
export type ExistingValues = Readonly<Record<string, readonly unknown[]>>;

export interface GenerationOptions {
  readonly random: Random;
  readonly existing: ExistingValues;
  /** The share of texts and numbers, from 0 to 1, that are strange but of the right type. */
  readonly strange: number;
}

/** Members with ids; every other text member accepts any text. */
const ID = /^(id|ids|key|attachments|images|files|tags|.*Ids?)$/;
/** Ids that fit the schema but belong to no record. */
const STRANGE_IDS = ['-', '_', '0', '00', '__proto__', 'constructor', 'P0', 'p1', '9'.repeat(64), '-1', 'null', 'P1-'];

/**
 * Generates a value that nearly always fits the schema: optional members are present or absent at random, numbers are
 * at their bounds or between them.
 */
export function generateValue(schema: Schema, options: GenerationOptions, name = ''): unknown {
  const { random, existing, strange } = options;
  const wanted = existing[name] ?? [];
  if (wanted.length > 0 && schema.type !== 'array' && random() >= strange && random() < 0.7)
    return pick(wanted, random);
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return pick(schema.enum, random);
  if (schema.anyOf !== undefined) return generateValue(pick(schema.anyOf, random), options, name);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, options);
    case 'array':
      return listOf(schema, options, name);
    case 'integer':
    case 'number':
      return numberOf(schema, options);
    case 'boolean':
      return random() < 0.5;
    case 'null':
      return null;
    default:
      return textOf(schema, options, name);
  }
}

function objectOf({ properties = {}, required = [] }: Schema, options: GenerationOptions): Record<string, unknown> {
  const members = Object.entries(properties).filter(([name]) => required.includes(name) || options.random() < 0.5);
  return Object.fromEntries(members.map(([name, schema]) => [name, generateValue(schema, options, name)]));
}

/** Generates a list. It is empty if no values exist for it, such as the files of an account that uploaded none. */
function listOf(
  { items = {}, minItems = 0, maxItems = 3 }: Schema,
  options: GenerationOptions,
  name: string,
): unknown[] {
  const { random, existing } = options;
  if (existing[name]?.length === 0 && minItems === 0) return [];
  const few = Math.min(maxItems, Math.max(minItems, 3));
  const length = random() < 0.1 ? maxItems : minItems + Math.floor(random() * (few - minItems + 1));
  return Array.from({ length }, () => generateValue(items, options, name));
}

function numberOf(
  { type, minimum, exclusiveMinimum, maximum = 1e9 }: Schema,
  { random, strange }: GenerationOptions,
): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
  const allowed = NUMBER_SAMPLES.filter((number) => number >= least && number <= maximum);
  if (random() < strange && allowed.length > 0) return rounded(pick(allowed, random), type);
  return rounded(pick([least, maximum, least + random() * Math.min(maximum - least, 20)], random), type);
}

const rounded = (value: number, type: string | undefined): number => (type === 'integer' ? Math.ceil(value) : value);

function textOf(
  { pattern, minLength = 0, maxLength = 60 }: Schema,
  { random, strange }: GenerationOptions,
  name: string,
): string {
  const digits = String(Math.floor(random() * 1e9)).padStart(9, '0');
  if (pattern?.includes('@')) return `canary-${digits}@example.com`;
  const letters = /^\^\[(a-z|A-Z|A-Za-z)\](?:\{(\d)\})?\$$/.exec(pattern ?? '');
  if (letters !== null) return lettersOf(digits, letters[1] === 'A-Z').slice(0, Number(letters[2] ?? 1));
  const hex = /^\^\[0-9a-f\]\{(\d+)\}\$$/.exec(pattern ?? '');
  if (hex !== null) return digits.padEnd(Number(hex[1]), 'a');
  if (pattern?.startsWith('^[a-z_]+')) return lettersOf(digits, false);
  const leastDigits = /^\^(?:\\\+\?)?\\d\{(\d+)/.exec(pattern ?? '');
  if (leastDigits !== null) return digits.padEnd(Number(leastDigits[1]), '0').slice(0, Number(leastDigits[1]));
  if (pattern !== undefined) return digits.slice(0, 3);
  const isStrange = random() < strange;
  if (ID.test(name)) return isStrange ? pick(STRANGE_IDS, random) : pick([digits, `canary${digits}`], random);
  if (isStrange) return pickJunkText(random).slice(0, maxLength);
  const length = pick([minLength, maxLength, Math.min(maxLength, 20)], random);
  return `canary ${digits} `.repeat(1 + length / 17).slice(0, Math.max(minLength, length));
}

/** Maps each digit to a letter, for codes of languages and currencies. */
const lettersOf = (digits: string, isUpper: boolean): string =>
  digits.replace(/\d/g, (digit) => String.fromCharCode((isUpper ? 65 : 97) + Number(digit)));
