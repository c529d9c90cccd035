/** Category codes: two letters, then two digits per level, with at most three levels., D-11 */
export const CATEGORY_CODE = /^[A-Z]{2}(?:\d{2}){1,3}$/;

/** The level of a category code: 1 to 3; undefined if the text is not a code. Case-insensitive. */
export function categoryLevel(code: string): 1 | 2 | 3 | undefined {
  if (code.length > 8 || !CATEGORY_CODE.test(code.toUpperCase())) return undefined;
  if (code.length === 4) return 1;
  return code.length === 6 ? 2 : 3;
}
