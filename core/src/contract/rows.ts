/**
 * Stands before every row of a list in an answer's JSON, and after the last one of each list. A row is an object. White space means nothing between the
 * values of JSON, and a tab stands in none of its texts, so a reader that knows rows from earlier can tell them apart
 * without reading them.
 */
export const ROW_START = '\t';
