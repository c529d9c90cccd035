/** A compared product by its names. */
interface NamedProduct {
  readonly name: string;
  readonly supplier: string;
}

/** Legal forms and words that follow a company's own name. */
const COMPANY_WORDS = new Set(
  'ltd limited pvt co company corp inc llc plc gmbh ag sa srl spa bv jsc aş san tic şti'.split(' '),
);

/** The number of lines of a name. */
const LINES = 2;

/**
 * Names for columns that are too narrow for the products' full names: the words that tell the products apart, from the
 * front, as many as fit into two lines of `lineLength` characters. Products that are named alike are told apart by their
 * suppliers. No name is cut inside a word, or so that two become the same. R-1.001
 */
export function toShortNames(products: readonly NamedProduct[], lineLength: number): readonly string[] {
  const names = products.map(({ name }) => name.trim());
  if (products.length < 2) return names.map((name) => truncateToLines(name, lineLength));
  const parts = findDistinctParts(names);
  const isEnough = parts.every((part) => part !== '') && isDistinct(parts);
  const long = isEnough ? parts : withSuppliers(parts, products);
  if (!isDistinct(long)) return names;
  const short = long.map((name) => truncateToLines(name, lineLength));
  const better = short.map((name, index) => {
    const alike = products.filter((_, other) => short[other] === name);
    if (alike.length === 1 || alike.length === products.length) return name;
    const own = products.slice(0, index).filter((product) => alike.includes(product)).length;
    return toShortNames(alike, lineLength)[own] ?? name;
  });
  return isDistinct(better) ? better : long;
}

/**
 * Suppliers' names for a single line: the first word of each, or the name without its legal form if others begin with
 * the same word. A name without spaces stays as it is. A supplier may be there several times.
 */
export function toShortSuppliers(suppliers: readonly string[]): readonly string[] {
  const companies = suppliers.map(stripLegalForm);
  const firsts = companies.map((company) => trimMarks(splitWords(company)[0] ?? ''));
  return firsts.map((first, index) => {
    const isAlone = firsts.every((other, at) => keyOf(other) !== keyOf(first) || suppliers[at] === suppliers[index]);
    return (isAlone ? first : companies[index]) || (suppliers[index] ?? '');
  });
}

const stripLegalForm = (supplier: string): string =>
  splitWords(supplier)
    .filter((word) => !COMPANY_WORDS.has(keyOf(word).replaceAll('.', '')))
    .join(' ');

/** The first word that tells each supplier apart, before the part that tells the products apart. */
function withSuppliers(parts: readonly string[], products: readonly NamedProduct[]): readonly string[] {
  const companies = products.map(({ supplier }) => stripLegalForm(supplier));
  const distinct = findDistinctParts(companies);
  return parts.map((part, index) => {
    const own = distinct[index] || (companies[index] ?? '');
    return [splitWords(own)[0] ?? '', part].join(' ').trim();
  });
}

/** Each text without the words that all have. Texts without spaces lose what all begin or end with. */
function findDistinctParts(texts: readonly string[]): readonly string[] {
  if (texts.every((text) => !/\s/.test(text))) return trimSharedEnds(texts);
  const keys = texts.map((text) => new Set(splitWords(text).map(keyOf)));
  return texts.map((text) =>
    trimMarks(
      splitWords(text)
        .filter((word) => keys.some((others) => !others.has(keyOf(word))))
        .join(' '),
    ),
  );
}

function trimSharedEnds(texts: readonly string[]): readonly string[] {
  const first = [...(texts[0] ?? '')];
  const isShared = (index: number) => texts.every((text) => [...text].at(index) === first.at(index));
  const start = first.findIndex((_, index) => !isShared(index));
  if (start === -1) return texts;
  let end = 0;
  while (end < first.length - start && isShared(-1 - end)) end += 1;
  return texts.map((text) => trimMarks([...text].slice(start, end === 0 ? undefined : -end).join('')));
}

/** The leading words of a text that fit into the lines; at least one. */
function truncateToLines(text: string, lineLength: number): string {
  const words = splitWords(text);
  let fitting = words[0] ?? '';
  for (const word of words.slice(1)) {
    if (countLines(`${fitting} ${word}`, lineLength) > LINES) break;
    fitting = `${fitting} ${word}`;
  }
  return trimMarks(fitting);
}

/** The lines into which a browser breaks a text, at spaces and after hyphens. */
function countLines(text: string, lineLength: number): number {
  let lines = 1;
  let used = 0;
  for (const piece of text.match(/[^\s-]*-|[^\s-]+\s*|\s+/g) ?? []) {
    const length = piece.trimEnd().length;
    const isFull = used > 0 && used + length > lineLength;
    if (isFull) lines += 1;
    if (length > lineLength) lines += 1;
    used = (isFull ? 0 : used) + piece.length;
  }
  return lines;
}

/** The words of a text; a number and its unit are one. */
const splitWords = (text: string): readonly string[] => text.match(/\d[\d.,]*\s+\S+|\S+/g) ?? [];
/** A word without the marks around it, in lower case. */
const keyOf = (word: string): string => trimMarks(word).toLowerCase();
const trimMarks = (text: string): string => text.replace(/^[\s,;:·/&+–-]+|[\s,;:·/&+–-]+$/g, '');
const isDistinct = (texts: readonly string[]): boolean => new Set(texts.map(keyOf)).size === texts.length;
