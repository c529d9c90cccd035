/** Values as the text of an SQL array; null for one that is not there. A list of hundreds is one parameter of a statement. */
export function toArrayText(values: readonly (string | null)[]): string {
  if (values.some((value) => value !== null && HAS_CONTROL.test(value))) return `{${values.map(toElement).join(',')}}`;
  // Texts without control characters stand in an SQL array as in one of JSON, which is written far faster.
  return `{${JSON.stringify(values).slice(1, -1)}}`;
}

const toElement = (value: string | null): string => (value === null ? 'null' : `"${value.replace(/["\\]/g, '\\$&')}"`);

/** What JSON writes by its own names, which an array does not know. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
const HAS_CONTROL = /[\u0000-\u001f]/;
