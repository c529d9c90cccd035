import { BUYER_PURCHASE_FIELD_MAX, NAME_MAX } from '../contract/account/limits.ts';
import type { DetailsDefinition, DetailsValues } from '../forms/details-form.ts';
import { maxLength, pattern, type Rule } from '../forms/rule.ts';

/** The fields of a buyer's profile, in the form's order. */
export type ProfileName = 'nickname' | 'companyName' | 'jobTitle' | 'companyWebsite' | 'countryId';

/** The stored values; '' for an empty field. */
export type Profile = DetailsValues<ProfileName>;

/** A web address, with or without its scheme. */
const URL_PATTERN = /^(https?:\/\/)?[^\s/.:@]+(\.[^\s/.:@]+)+(:\d{1,5})?([/?#]\S*)?$/i;

const TEXT_RULES: readonly Rule<string>[] = [maxLength(BUYER_PURCHASE_FIELD_MAX)];

/** */
export const PROFILE: DetailsDefinition<ProfileName> = {
  rules: {
    nickname: [maxLength(NAME_MAX)],
    companyName: TEXT_RULES,
    jobTitle: TEXT_RULES,
    companyWebsite: [...TEXT_RULES, pattern(URL_PATTERN, { key: 'me.profile.website.wrong' })],
    countryId: [],
  },
};
