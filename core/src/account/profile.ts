import { NAME_MAX, PURCHASE_FIELD_MAX } from '../contract/account/limits.ts';
import { maxLength, pattern, type Rule } from '../forms/rule.ts';
import type { ToldKind, ToldTexts } from '../forms/told-form.ts';

/** What a buyer tells of itself, in the form's order. */
export type ProfileName = 'nickname' | 'companyName' | 'jobTitle' | 'companyWebsite' | 'countryId';

/** The texts as they are kept; '' where nothing was told. */
export type Profile = ToldTexts<ProfileName>;

/** An address of the web, with or without its scheme. */
const WEBSITE = /^(https?:\/\/)?[^\s/.:@]+(\.[^\s/.:@]+)+(:\d{1,5})?([/?#]\S*)?$/i;

const TOLD: readonly Rule<string>[] = [maxLength(PURCHASE_FIELD_MAX)];

/** */
export const PROFILE: ToldKind<ProfileName> = {
  rules: {
    nickname: [maxLength(NAME_MAX)],
    companyName: TOLD,
    jobTitle: TOLD,
    companyWebsite: [...TOLD, pattern(WEBSITE, { key: 'me.profile.website.wrong' })],
    countryId: [],
  },
};
