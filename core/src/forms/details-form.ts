import type { GatewayError } from '../contract/error.ts';
import { type CardFiles, type CardsContext, NO_CARDS } from '../files/card-files.ts';
import { type Field, updateField, validateField } from './field.ts';
import type { Rule, Trigger } from './rule.ts';
import { trimText } from './text-input.ts';

/** What somebody tells, by the names of the fields; '' where nothing was told. */
export type DetailsValues<Name extends string = string> = Readonly<Record<Name, string>>;

/** Which fields a form of what somebody tells has, in the order of its rules, and what they take. */
export interface DetailsDefinition<Name extends string = string> {
  readonly rules: Readonly<Record<Name, readonly Rule<string>[]>>;
}

/** The fields of a form, in its order. */
export const listFieldNames = <Name extends string>({ rules }: DetailsDefinition<Name>): readonly Name[] =>
  Object.keys(rules) as Name[]; // the names of the rules

/** What stands in the form when it begins. */
export interface DetailsOpening<Name extends string = string> {
  readonly kind: DetailsDefinition<Name>;
  readonly initialValues: DetailsValues<Name>;
  /** The pictures of a business card, where the form has them. */
  readonly cards?: CardFiles;
}

export interface DetailsContext extends CardsContext {
  readonly kind: DetailsDefinition;
  readonly fields: Readonly<Record<string, Field>>;
  /** Idempotency key of the last try with this content; null after a change. */
  readonly key: string | null;
  readonly refusals: number;
  readonly saved: boolean;
  readonly error: GatewayError | null;
}

/** Something was changed, so that nothing that was told of the last try holds any more. */
export const RESET_ON_CHANGE = { key: null, saved: false, error: null } as const;

export const initialDetails = ({ kind, initialValues, cards = NO_CARDS }: DetailsOpening): DetailsContext => ({
  kind,
  cards,
  cardsChosen: 0,
  cardFaults: {},
  ...RESET_ON_CHANGE,
  refusals: 0,
  fields: buildFields(kind, (name) => ({ value: initialValues[name] ?? '' })),
});

/** The change when something is typed. */
export const updateDetailsField = (
  { kind, fields }: DetailsContext,
  name: string,
  value: string,
): Partial<DetailsContext> => ({
  fields: { ...fields, [name]: updateField(fieldIn(fields, name), value, kind.rules[name] ?? []) },
  ...RESET_ON_CHANGE,
});

/** The change when a field is left. */
export const validateDetailsField = (context: DetailsContext, name: string): Partial<DetailsContext> => ({
  fields: { ...context.fields, [name]: validateNamedField(context, name, 'blur') },
});

/** The first wrong field; null where all is right. */
export const findFirstInvalid = (context: DetailsContext): string | null =>
  listFieldNames(context.kind).find((name) => validateNamedField(context, name, 'submit').failure) ?? null;

/** The change when saving is refused: every field is checked, and the refusal counted. */
export const revealErrors = (context: DetailsContext): Partial<DetailsContext> => ({
  fields: buildFields(context.kind, (name) => validateNamedField(context, name, 'submit')),
  refusals: context.refusals + 1,
  error: null,
});

/** What is sent: without the white space around it. */
export const toDetailsValues = ({ kind, fields }: DetailsContext): DetailsValues =>
  Object.fromEntries(listFieldNames(kind).map((name) => [name, trimText(fieldIn(fields, name).value)]));

const buildFields = (kind: DetailsDefinition, make: (name: string) => Field): DetailsContext['fields'] =>
  Object.fromEntries(listFieldNames(kind).map((name) => [name, make(name)]));

const fieldIn = (fields: DetailsContext['fields'], name: string): Field => fields[name] ?? { value: '' };

const validateNamedField = ({ kind, fields }: DetailsContext, name: string, trigger: Trigger): Field =>
  validateField(fieldIn(fields, name), kind.rules[name] ?? [], trigger);
