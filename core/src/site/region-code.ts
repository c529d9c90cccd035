const codes = new Map<string, string>();
const NUMERIC = /^\d{3}$/;

/**
 * A country's ISO 3166-1 alpha-2 code by its numeric one; an unknown one is given back. Each is asked of Intl once, since a list
 * names dozens of countries and asking takes as long as writing a row.
 */
export function regionCode(countryId: string): string {
  const known = codes.get(countryId);
  if (known !== undefined) return known;
  const code = new Intl.Locale(`und-${countryId}`).region ?? countryId;
  if (NUMERIC.test(countryId)) codes.set(countryId, code);
  return code;
}
