/** What the code on a badge tells about who wears it. Whatever is not known is left out., D-31 */
export interface BadgePayload {
  readonly contactName?: string;
  readonly email?: string;
  readonly countryId?: string;
  readonly dialingCode?: string;
  readonly contactNumber?: string;
  readonly companyName?: string;
  readonly tags?: readonly string[];
  readonly companyWebsite?: string;
  readonly annualTurnover?: string;
  readonly importFromChina?: string;
  readonly annualChinaImport?: string;
  readonly nationalityId?: string;
  readonly badgeNo?: string;
  readonly relatedExhibitionId?: string;
  readonly exhibitionId?: string;
  /** Set while nobody has shown that mails to the registered address arrive. Absent on badges of confirmed addresses. */
  readonly isUnconfirmed?: true;
}

/** The fields that hold texts. */
export type BadgeField = Exclude<keyof BadgePayload, 'isUnconfirmed'>;

/** The key that stands for each field in the code, in the order in which they are written. */
export const FIELD_KEYS = {
  contactName: 'n',
  email: 'e',
  countryId: 'c',
  dialingCode: 'd',
  contactNumber: 'p',
  companyName: 'o',
  tags: 't',
  companyWebsite: 'w',
  annualTurnover: 'a',
  importFromChina: 'i',
  annualChinaImport: 'y',
  nationalityId: 'l',
  badgeNo: 'b',
  relatedExhibitionId: 'r',
  exhibitionId: 'x',
} as const satisfies Record<BadgeField, string>;

/** Written as `u: 1`. Readers that do not know the key drop it. D-31 */
export const KEY_UNCONFIRMED = 'u';

// Object.keys types its keys as string; the table has no others than these.
export const BADGE_FIELDS = Object.keys(FIELD_KEYS) as readonly BadgeField[];

/** The exhibition that a badge is for: the related one where there is one. */
export const exhibitionOfBadge = ({ relatedExhibitionId, exhibitionId }: BadgePayload): string | undefined =>
  relatedExhibitionId || exhibitionId || undefined;
