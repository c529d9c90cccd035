/** Values as the text of an SQL array; null stays null. A list of hundreds is then one parameter of a statement. */
export function toArrayText(values: readonly (string | null)[]): string {
  if (values.some((value) => value !== null && HAS_CONTROL.test(value))) return `{${values.map(toElement).join(',')}}`;
  // Texts without control characters are written the same in an SQL array as in a JSON array, which is much faster to
  // produce.
  return `{${JSON.stringify(values).slice(1, -1)}}`;
}

const toElement = (value: string | null): string => (value === null ? 'null' : `"${value.replace(/["\\]/g, '\\$&')}"`);

/** Characters that JSON escapes by names that an array does not know. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
const HAS_CONTROL = /[\u0000-\u001f]/;
