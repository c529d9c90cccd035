const codeCache = new Map<string, string>();
const NUMERIC = /^\d{3}$/;

/**
 * A country's ISO 3166-1 alpha-2 code by its numeric one; an unknown one is given back. Each is asked of Intl once, since a list
 * names dozens of countries and asking takes as long as writing a row.
 */
export function toRegionCode(countryId: string): string {
  const cached = codeCache.get(countryId);
  if (cached !== undefined) return cached;
  const code = new Intl.Locale(`und-${countryId}`).region ?? countryId;
  if (NUMERIC.test(countryId)) codeCache.set(countryId, code);
  return code;
}
