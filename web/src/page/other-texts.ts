/**
 * The texts of pages in all languages but English, which stands in `texts.ts`. A file of its own: every language adds 250
 * bytes to it, and it comes with pages in these languages alone.
 */
export const textFilesByPath = import.meta.glob<{ readonly default: Record<string, string> }>(
  ['./*/*.json', '!./en/*.json', '!./*/{mail,refusals,terminal,*Gateway,*Terminal}.json'],
  { base: '../../../core/messages' },
);
