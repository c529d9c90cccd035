/** Splits a text of ids that are separated by commas. */
export const splitIds = (text: string): readonly string[] =>
  text
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
