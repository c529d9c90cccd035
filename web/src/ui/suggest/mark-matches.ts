/** A part of a name. `isTyped` marks text that the user typed. */
export interface MarkedText {
  readonly text: string;
  readonly isTyped: boolean;
}

/** Splits a name into typed word beginnings and the rest, ignoring case and accents. */
export function markMatches(name: string, keyword: string, lang: string): readonly MarkedText[] {
  const typed = normalizeText(keyword, lang)
    .split(/\s+/)
    .filter((word) => word !== '');
  const segmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  const parts = [...segmenter.segment(name)].flatMap(({ segment }): MarkedText[] => {
    const startLengths = typed
      .filter((word) => normalizeText(segment, lang).startsWith(word))
      .map((word) => [...word].length);
    const letters = [...segment];
    const end = Math.max(0, ...startLengths);
    return [
      { text: letters.slice(0, end).join(''), isTyped: true },
      { text: letters.slice(end).join(''), isTyped: false },
    ];
  });
  return mergeParts(parts.filter(({ text }) => text !== ''));
}

const normalizeText = (text: string, lang: string): string =>
  text.toLocaleLowerCase(lang).normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');

function mergeParts(parts: readonly MarkedText[]): readonly MarkedText[] {
  const all: MarkedText[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last?.isTyped === part.isTyped) all[all.length - 1] = { ...last, text: last.text + part.text };
    else all.push(part);
  }
  return all;
}
