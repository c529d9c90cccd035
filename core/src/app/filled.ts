export type Words = Readonly<Record<string, string>>;

/** The same value with every `{name}` in its texts replaced by the word of that name, where there is one. */
export function filled<Value>(value: Value, words: Words): Value;
export function filled(value: unknown, words: Words): unknown {
  if (typeof value === 'string')
    return value.replace(/\{(\w+)\}/g, (braced, name: string) =>
      Object.hasOwn(words, name) ? String(words[name]) : braced,
    );
  if (Array.isArray(value)) return value.map((item) => filled(item, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, filled(member, words)]));
}
