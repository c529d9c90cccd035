/** One way to break a source file: replaces the text `from` at the offset `at` by `to`. */
export interface Mutation {
  readonly at: number;
  readonly from: string;
  readonly to: string;
}

interface Rule {
  readonly pattern: RegExp;
  readonly replace: (found: string) => string;
}

const RULES: readonly Rule[] = [
  { pattern: /===/g, replace: () => '!==' },
  { pattern: /!==/g, replace: () => '===' },
  { pattern: /(?<=\s)&&(?=\s)/g, replace: () => '||' },
  { pattern: /(?<=\s)\|\|(?=\s)/g, replace: () => '&&' },
  { pattern: /(?<=\s)>=(?=\s)/g, replace: () => '<' },
  { pattern: /(?<=\s)<=(?=\s)/g, replace: () => '>' },
  { pattern: /(?<=\s)>(?=\s)/g, replace: () => '<=' },
  { pattern: /(?<=\s)<(?=\s)/g, replace: () => '>=' },
  { pattern: /(?<=\s)\+(?=\s)/g, replace: () => '-' },
  { pattern: /(?<=\s)-(?=\s)/g, replace: () => '+' },
  { pattern: /(?<=\s)\?\?(?=\s)/g, replace: () => '&&' },
  { pattern: /(?<=\bif \()(?!!)(?=[\w$.]+\))/g, replace: () => '!' },
  { pattern: /(?<=\bif \()!(?=[\w$.]+\))/g, replace: () => '' },
  { pattern: /\bz\.string\(\)/g, replace: () => 'z.boolean()' },
  { pattern: /\btrue\b/g, replace: () => 'false' },
  { pattern: /\bfalse\b/g, replace: () => 'true' },
  { pattern: /(?<![\w.'"`/-])\d[\d_]*(?![\w'"`])/g, replace: (found) => `${Number(found.replaceAll('_', '')) + 1}` },
  { pattern: /(?<=[\s(:[,])'[A-Za-z][^'\n]*'(?=[\s,;)\]}])/g, replace: (found) => `'broken ${found.slice(1)}` },
  { pattern: /(?<=[\s(:[,])"[A-Za-z][^"\n]*"(?=[\s,;)\]}])/g, replace: (found) => `"broken ${found.slice(1)}` },
];

const isCode = (text: string, at: number): boolean => {
  const line = text.slice(text.lastIndexOf('\n', at) + 1, at);
  return !/^\s*(?:\/\/|\*|\/\*|import\b|export \* )/.test(line);
};

/** Every mutation that the rules allow in a file, in the order of the file. */
export function listMutations(text: string): readonly Mutation[] {
  const found = RULES.flatMap(({ pattern, replace }) =>
    [...text.matchAll(pattern)].map((match) => ({ at: match.index, from: match[0], to: replace(match[0]) })),
  );
  return found.filter(({ at }) => isCode(text, at)).sort((one, other) => one.at - other.at);
}

export const applyMutation = (text: string, { at, from, to }: Mutation): string =>
  text.slice(0, at) + to + text.slice(at + from.length);
