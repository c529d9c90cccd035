/** Group A is even, group B is odd. A-04 */
export type AbGroup = 'even' | 'odd';

/**
 * In which half of an A/B test a visitor is, by the last character of the visitor's label: a digit counts as it is, any other
 * character by its code. A-04
 */
export function getAbGroup(visitorId: string): AbGroup {
  const last = visitorId.at(-1) ?? '0';
  const value = /^\d$/.test(last) ? Number(last) : last.charCodeAt(0);
  return value % 2 === 0 ? 'even' : 'odd';
}
