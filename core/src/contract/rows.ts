/**
 * Marks the rows of a list in a response's JSON: it precedes every row and follows the last one of each list. A row is
 * an object. JSON ignores white space between values, and no JSON text contains a raw tab, so a reader can split the
 * rows without parsing them and find those that it has cached.
 */
export const ROW_START = '\t';
