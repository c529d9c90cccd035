/** The data of the badge holder in the badge's QR code. Unknown values are left out., D-31 */
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
  /**
   * Set until an email to the registered address has been proved to arrive. Absent on badges of confirmed addresses.
   */
  readonly isUnconfirmed?: true;
}

/** The text fields. */
export type BadgeField = Exclude<keyof BadgePayload, 'isUnconfirmed'>;

/** The short key of each field in the code, in writing order. */
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

/** Written as `u: 1`. Readers that do not know the key ignore it. D-31 */
export const KEY_UNCONFIRMED = 'u';

// Object.keys types its keys as string; the table has only these keys.
export const BADGE_FIELDS = Object.keys(FIELD_KEYS) as readonly BadgeField[];

/** The exhibition that a badge is for: the related one if there is one. */
export const exhibitionOfBadge = ({ relatedExhibitionId, exhibitionId }: BadgePayload): string | undefined =>
  relatedExhibitionId || exhibitionId || undefined;
