import { NAME_MAX, PURCHASE_FIELD_MAX } from '../contract/account-limits.ts';
import type { GatewayError } from '../contract/error.ts';
import { checkedField, type Field, typedField } from '../forms/field.ts';
import { maxLength, pattern, type Rule, type Trigger } from '../forms/rule.ts';
import { trimText } from '../forms/text-input.ts';

/** What a buyer tells of itself, in the form's order. */
export const PROFILE_FIELDS = ['nickname', 'companyName', 'jobTitle', 'companyWebsite', 'countryId'] as const;

export type ProfileName = (typeof PROFILE_FIELDS)[number];

/** The texts as they are kept; '' where nothing was told. */
export type Profile = Readonly<Record<ProfileName, string>>;

export interface ProfileContext {
  readonly fields: Readonly<Record<ProfileName, Field>>;
  /** Idempotency key of the last try with this content; null after a change. */
  readonly key: string | null;
  readonly refusals: number;
  readonly saved: boolean;
  readonly error: GatewayError | null;
}

/** An address of the web, with or without its scheme. */
const WEBSITE = /^(https?:\/\/)?[^\s/.:@]+(\.[^\s/.:@]+)+(:\d{1,5})?([/?#]\S*)?$/i;

const TOLD: readonly Rule<string>[] = [maxLength(PURCHASE_FIELD_MAX)];

const RULES: Readonly<Record<ProfileName, readonly Rule<string>[]>> = {
  nickname: [maxLength(NAME_MAX)],
  companyName: TOLD,
  jobTitle: TOLD,
  companyWebsite: [...TOLD, pattern(WEBSITE, { key: 'me.profile.website.wrong' })],
  countryId: [],
};

const everyField = (make: (name: ProfileName) => Field): ProfileContext['fields'] => ({
  nickname: make('nickname'),
  companyName: make('companyName'),
  jobTitle: make('jobTitle'),
  companyWebsite: make('companyWebsite'),
  countryId: make('countryId'),
});

export const firstProfile = (profile: Profile): ProfileContext => ({
  fields: everyField((name) => ({ value: profile[name] })),
  key: null,
  refusals: 0,
  saved: false,
  error: null,
});

/** The change when something is typed. */
export function typedProfile({ fields }: ProfileContext, name: ProfileName, value: string): Partial<ProfileContext> {
  const field = typedField(fields[name], value, RULES[name]);
  return { fields: { ...fields, [name]: field }, key: null, saved: false, error: null };
}

/** The change when a field is left. */
export const leftProfile = ({ fields }: ProfileContext, name: ProfileName): Partial<ProfileContext> => ({
  fields: { ...fields, [name]: checked(fields, name, 'blur') },
});

export const isProfileRight = ({ fields }: Pick<ProfileContext, 'fields'>): boolean => wrongField(fields) === null;

/** The first wrong field; null where all is right. */
export const wrongField = (fields: ProfileContext['fields']): ProfileName | null =>
  PROFILE_FIELDS.find((name) => checked(fields, name, 'submit').failure) ?? null;

/** The change when saving is refused: every field is checked, and the refusal counted. */
export const refusedProfile = ({ fields, refusals }: ProfileContext): Partial<ProfileContext> => ({
  fields: everyField((name) => checked(fields, name, 'submit')),
  refusals: refusals + 1,
  error: null,
});

/** What is sent. */
export const profileOf = ({ fields }: ProfileContext): Profile => ({
  nickname: trimText(fields.nickname.value),
  companyName: trimText(fields.companyName.value),
  jobTitle: trimText(fields.jobTitle.value),
  companyWebsite: trimText(fields.companyWebsite.value),
  countryId: fields.countryId.value,
});

const checked = (fields: ProfileContext['fields'], name: ProfileName, trigger: Trigger): Field =>
  checkedField(fields[name], RULES[name], trigger);
