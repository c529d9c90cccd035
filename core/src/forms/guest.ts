/** The details that a visitor without a login typed in an earlier form, to prefill the next one (D-73). */
export interface Guest {
  readonly email?: string | undefined;
  readonly contactName?: string | undefined;
  readonly company?: string | undefined;
  readonly countryId?: string | undefined;
  readonly mobile?: string | undefined;
}
