import type { GatewayError } from '../contract/error.ts';
import { type CardFiles, type CardsContext, NO_CARDS } from '../files/card-files.ts';
import { type Field, updateField, validateField } from './field.ts';
import type { Rule, Trigger } from './rule.ts';
import { trimText } from './text-input.ts';

/** Values by field name; '' for an empty field. */
export type DetailsValues<Name extends string = string> = Readonly<Record<Name, string>>;

/** The fields of a details form, in order, with their rules. */
export interface DetailsDefinition<Name extends string = string> {
  readonly rules: Readonly<Record<Name, readonly Rule<string>[]>>;
}

/** Lists the field names of a form, in order. */
export const listFieldNames = <Name extends string>({ rules }: DetailsDefinition<Name>): readonly Name[] =>
  Object.keys(rules) as Name[]; // `rules` has exactly the names as keys

/** The initial content of the form. */
export interface DetailsOpening<Name extends string = string> {
  readonly kind: DetailsDefinition<Name>;
  readonly initialValues: DetailsValues<Name>;
  /** Pictures of a business card, if the form has them. */
  readonly cards?: CardFiles;
}

export interface DetailsContext extends CardsContext {
  readonly kind: DetailsDefinition;
  readonly fields: Readonly<Record<string, Field>>;
  /** Idempotency key of the last attempt with this content; null after a change. */
  readonly key: string | null;
  readonly refusals: number;
  readonly saved: boolean;
  readonly error: GatewayError | null;
}

/** A change makes the result of the last attempt obsolete. */
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

/** Returns the change for a typed value. */
export const updateDetailsField = (
  { kind, fields }: DetailsContext,
  name: string,
  value: string,
): Partial<DetailsContext> => ({
  fields: { ...fields, [name]: updateField(fieldIn(fields, name), value, kind.rules[name] ?? []) },
  ...RESET_ON_CHANGE,
});

/** Returns the change for a field that lost focus. */
export const validateDetailsField = (context: DetailsContext, name: string): Partial<DetailsContext> => ({
  fields: { ...context.fields, [name]: validateNamedField(context, name, 'blur') },
});

/** Returns the first invalid field; null if all are valid. */
export const findFirstInvalid = (context: DetailsContext): string | null =>
  listFieldNames(context.kind).find((name) => validateNamedField(context, name, 'submit').failure) ?? null;

/** Returns the change for a rejected save: checks every field and counts the rejection. */
export const revealErrors = (context: DetailsContext): Partial<DetailsContext> => ({
  fields: buildFields(context.kind, (name) => validateNamedField(context, name, 'submit')),
  refusals: context.refusals + 1,
  error: null,
});

/** Returns the trimmed values to send. */
export const toDetailsValues = ({ kind, fields }: DetailsContext): DetailsValues =>
  Object.fromEntries(listFieldNames(kind).map((name) => [name, trimText(fieldIn(fields, name).value)]));

const buildFields = (kind: DetailsDefinition, make: (name: string) => Field): DetailsContext['fields'] =>
  Object.fromEntries(listFieldNames(kind).map((name) => [name, make(name)]));

const fieldIn = (fields: DetailsContext['fields'], name: string): Field => fields[name] ?? { value: '' };

const validateNamedField = ({ kind, fields }: DetailsContext, name: string, trigger: Trigger): Field =>
  validateField(fieldIn(fields, name), kind.rules[name] ?? [], trigger);
