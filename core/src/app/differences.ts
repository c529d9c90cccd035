/**
 * Where a value is not what was expected of it. Members that are not named may be anything; a list is compared whole
 * with a list, and by index or `length` with an object.
 */
export function differences(expected: unknown, actual: unknown, path = 'view'): readonly string[] {
  if (!isObject(expected)) {
    return Object.is(expected, actual) ? [] : [`${path}: expected ${shown(expected)}, is ${shown(actual)}`];
  }
  if (!isObject(actual)) return [`${path}: expected ${shown(expected)}, is ${shown(actual)}`];
  if (Array.isArray(expected) && (!Array.isArray(actual) || actual.length !== expected.length)) {
    return [`${path}: expected ${shown(expected)}, is ${shown(actual)}`];
  }
  return Object.entries(expected).flatMap(([name, member]) => differences(member, actual[name], `${path}.${name}`));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
