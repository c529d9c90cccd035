/** The path from a value to one of its parts: names of members and indexes of items. */
export type MemberPath = readonly (string | number)[];

/** Every path in a value for which `is` holds, for tests that change one at a time. Does not look into files. */
export function findPaths(value: unknown, is: (value: unknown) => boolean, path: MemberPath = []): MemberPath[] {
  const here = is(value) ? [path] : [];
  if (typeof value !== 'object' || value === null || 'arrayBuffer' in value) return here;
  const members = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...here, ...members.flatMap(([key, member]) => findPaths(member, is, [...path, key]))];
}

/** A copy of the value with a different value at one path. */
export function changeAtPath(
  value: unknown,
  [first, ...rest]: MemberPath,
  change: (member: unknown) => unknown,
): unknown {
  if (first === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((member, index) => (index === first ? changeAtPath(member, rest, change) : member));
  }
  const members = value as Readonly<Record<string, unknown>>; // the path leads through it
  return { ...members, [first]: changeAtPath(members[first], rest, change) };
}

export const getAtPath = (value: unknown, path: MemberPath): unknown =>
  path.reduce((inner, key) => (inner as Readonly<Record<string | number, unknown>>)[key], value); // the path leads through it
