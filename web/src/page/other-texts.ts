/**
 * The texts of pages in all languages except English, which is in `texts.ts`. In a file of its own, since every
 * language adds 250 bytes to it, and only pages in these languages load it.
 */
export const textFilesByPath = import.meta.glob<{ readonly default: Record<string, string> }>(
  ['./*/*.json', '!./en/*.json', '!./*/{mail,refusals,terminal,*Gateway,*Terminal}.json'],
  { base: '../../../core/messages' },
);
