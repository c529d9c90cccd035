import type { GatewayError } from '../contract/error.ts';
import { type CardFiles, type CardsContext, NO_CARDS } from '../files/card-files.ts';
import { checkedField, type Field, typedField } from './field.ts';
import type { Rule, Trigger } from './rule.ts';
import { trimText } from './text-input.ts';

/** What somebody tells, by the names of the fields; '' where nothing was told. */
export type ToldTexts<Name extends string = string> = Readonly<Record<Name, string>>;

/** Which fields a form of what somebody tells has, in the order of its rules, and what they take. */
export interface ToldKind<Name extends string = string> {
  readonly rules: Readonly<Record<Name, readonly Rule<string>[]>>;
}

/** The fields of a form, in its order. */
export const namesOf = <Name extends string>({ rules }: ToldKind<Name>): readonly Name[] =>
  Object.keys(rules) as Name[]; // the names of the rules

/** What stands in the form when it begins. */
export interface ToldOpening<Name extends string = string> {
  readonly kind: ToldKind<Name>;
  readonly told: ToldTexts<Name>;
  /** The pictures of a business card, where the form has them. */
  readonly cards?: CardFiles;
}

export interface ToldContext extends CardsContext {
  readonly kind: ToldKind;
  readonly fields: Readonly<Record<string, Field>>;
  /** Idempotency key of the last try with this content; null after a change. */
  readonly key: string | null;
  readonly refusals: number;
  readonly saved: boolean;
  readonly error: GatewayError | null;
}

/** Something was changed, so that nothing that was told of the last try holds any more. */
export const CHANGED = { key: null, saved: false, error: null } as const;

export const firstTold = ({ kind, told, cards = NO_CARDS }: ToldOpening): ToldContext => ({
  kind,
  cards,
  cardsChosen: 0,
  cardFaults: {},
  ...CHANGED,
  refusals: 0,
  fields: everyField(kind, (name) => ({ value: told[name] ?? '' })),
});

/** The change when something is typed. */
export const typedTold = ({ kind, fields }: ToldContext, name: string, value: string): Partial<ToldContext> => ({
  fields: { ...fields, [name]: typedField(fieldIn(fields, name), value, kind.rules[name] ?? []) },
  ...CHANGED,
});

/** The change when a field is left. */
export const leftTold = (context: ToldContext, name: string): Partial<ToldContext> => ({
  fields: { ...context.fields, [name]: checked(context, name, 'blur') },
});

/** The first wrong field; null where all is right. */
export const wrongTold = (context: ToldContext): string | null =>
  namesOf(context.kind).find((name) => checked(context, name, 'submit').failure) ?? null;

/** The change when saving is refused: every field is checked, and the refusal counted. */
export const refusedTold = (context: ToldContext): Partial<ToldContext> => ({
  fields: everyField(context.kind, (name) => checked(context, name, 'submit')),
  refusals: context.refusals + 1,
  error: null,
});

/** What is sent: without the white space around it. */
export const toldTexts = ({ kind, fields }: ToldContext): ToldTexts =>
  Object.fromEntries(namesOf(kind).map((name) => [name, trimText(fieldIn(fields, name).value)]));

const everyField = (kind: ToldKind, make: (name: string) => Field): ToldContext['fields'] =>
  Object.fromEntries(namesOf(kind).map((name) => [name, make(name)]));

const fieldIn = (fields: ToldContext['fields'], name: string): Field => fields[name] ?? { value: '' };

const checked = ({ kind, fields }: ToldContext, name: string, trigger: Trigger): Field =>
  checkedField(fieldIn(fields, name), kind.rules[name] ?? [], trigger);
