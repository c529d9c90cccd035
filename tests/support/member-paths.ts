/** The way from a value to a place in it: names of members and numbers of items. */
export type MemberPath = readonly (string | number)[];

/** Every place in a value that `is` picks, for tests that change one at a time. What lies in a file is left out. */
export function findPaths(value: unknown, is: (value: unknown) => boolean, path: MemberPath = []): MemberPath[] {
  const here = is(value) ? [path] : [];
  if (typeof value !== 'object' || value === null || 'arrayBuffer' in value) return here;
  const members = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...here, ...members.flatMap(([key, member]) => findPaths(member, is, [...path, key]))];
}

/** The value with something else in one place. */
export function changeAtPath(
  value: unknown,
  [first, ...rest]: MemberPath,
  change: (member: unknown) => unknown,
): unknown {
  if (first === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((member, index) => (index === first ? changeAtPath(member, rest, change) : member));
  }
  const members = value as Readonly<Record<string, unknown>>; // the way leads through it
  return { ...members, [first]: changeAtPath(members[first], rest, change) };
}

/** What stands in a place. */
export const getAtPath = (value: unknown, path: MemberPath): unknown =>
  path.reduce((inner, key) => (inner as Readonly<Record<string | number, unknown>>)[key], value); // the way leads through it
