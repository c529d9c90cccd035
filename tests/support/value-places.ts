/** The way from a value to a place in it: names of members and numbers of items. */
export type Way = readonly (string | number)[];

/** Every place in a value that `is` picks, for tests that change one at a time. What lies in a file is left out. */
export function placesOf(value: unknown, is: (value: unknown) => boolean, way: Way = []): Way[] {
  const here = is(value) ? [way] : [];
  if (typeof value !== 'object' || value === null || 'arrayBuffer' in value) return here;
  const members = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...here, ...members.flatMap(([key, member]) => placesOf(member, is, [...way, key]))];
}

/** The value with something else in one place. */
export function changed(value: unknown, [first, ...rest]: Way, change: (member: unknown) => unknown): unknown {
  if (first === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((member, index) => (index === first ? changed(member, rest, change) : member));
  }
  const members = value as Readonly<Record<string, unknown>>; // the way leads through it
  return { ...members, [first]: changed(members[first], rest, change) };
}

/** What stands in a place. */
export const memberAt = (value: unknown, way: Way): unknown =>
  way.reduce((inner, key) => (inner as Readonly<Record<string | number, unknown>>)[key], value); // the way leads through it
