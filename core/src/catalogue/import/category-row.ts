import type { Cells } from '../../files/cells.ts';
import { listLanguages, textColumn } from '../../files/columns.ts';
import { INDUSTRY_KEYS } from '../../site/industries.ts';

const NAME_MAX = 80;

/** The data of a category in an import file; the category's code defines its place in the tree. */
export interface ImportedCategory {
  readonly industry: string;
  /** Names by language; English is required. */
  readonly names: Readonly<Record<string, string>>;
}

/** Reads a category from a row. A category below `parent` takes its industry from it. D-11 */
export function categoryFrom(
  cells: Cells,
  before: ImportedCategory | undefined,
  parent: { readonly industry: string } | undefined,
): ImportedCategory {
  const industry = cells.choice('industry', INDUSTRY_KEYS) ?? before?.industry ?? parent?.industry;
  if (industry === undefined) cells.reportProblem('industry', 'required');
  const names = new Map(Object.entries(before?.names ?? {}));
  for (const lang of listLanguages('category', cells)) {
    const name = cells.cell(textColumn('name', lang), NAME_MAX) ?? '';
    if (name === '') names.delete(lang);
    else names.set(lang, name);
  }
  if (!names.has('en')) cells.reportProblem(textColumn('name', 'en'), 'required');
  const inOrder = [...names].sort(([one], [other]) => (one < other ? -1 : 1));
  return { industry: industry ?? '', names: Object.fromEntries(inOrder) };
}

/** The cells of a category by column. */
export const categoryCells = (code: string, { industry, names }: ImportedCategory): Record<string, string> => ({
  code,
  industry,
  ...Object.fromEntries(Object.entries(names).map(([lang, name]) => [textColumn('name', lang), name])),
});
