const codeCache = new Map<string, string>();
const NUMERIC = /^\d{3}$/;

/**
 * Returns a country's ISO 3166-1 alpha-2 code by its numeric one; an unknown code is returned unchanged. Results are
 * cached, since lists contain dozens of countries and a call of Intl takes as long as rendering a row.
 */
export function toRegionCode(countryId: string): string {
  const cached = codeCache.get(countryId);
  if (cached !== undefined) return cached;
  const code = new Intl.Locale(`und-${countryId}`).region ?? countryId;
  if (NUMERIC.test(countryId)) codeCache.set(countryId, code);
  return code;
}
