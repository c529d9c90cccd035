/** Group A is even, group B is odd. A-04 */
export type AbGroup = 'even' | 'odd';

/**
 * Returns a visitor's group in an A/B test by the last character of the visitor's id: the value of a digit, or the code
 * of any other character. A-04
 */
export function getAbGroup(visitorId: string): AbGroup {
  const last = visitorId.at(-1) ?? '0';
  const value = /^\d$/.test(last) ? Number(last) : last.charCodeAt(0);
  return value % 2 === 0 ? 'even' : 'odd';
}
