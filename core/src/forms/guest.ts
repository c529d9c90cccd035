/** What a visitor said of herself before, to fill in the next form (D-73). */
export interface Guest {
  readonly email?: string | undefined;
  readonly contactName?: string | undefined;
  readonly company?: string | undefined;
  readonly countryId?: string | undefined;
  readonly mobile?: string | undefined;
}
