/** Values as the text of an SQL array; null for one that is not there. A list of hundreds is one parameter of a statement. */
export function arrayText(values: readonly (string | null)[]): string {
  let text = '{';
  for (const value of values) {
    if (text.length > 1) text += ',';
    text += value === null ? 'null' : `"${SIGNS.test(value) ? value.replace(EVERY_SIGN, '\\$&') : value}"`;
  }
  return `${text}}`;
}

/** What an array's text takes for its own signs within quotes. */
const SIGNS = /["\\]/;
const EVERY_SIGN = /["\\]/g;
