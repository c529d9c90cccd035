import { listCalls } from '@fairhall/core/contract/call';
import { supplierContract } from '@fairhall/core/contract/trees/supplier';
import { listImports, readSources, resolveImport, resolveModuleFile, type Source } from './sources.ts';

/** The list of all pages of the suppliers' site; everything that they load is reached from it. */
const ALL_PAGES = 'web/src/start/supplier-site.ts';

/** Every call for suppliers, by its dotted name. */
export const SUPPLIER_CALLS: readonly string[] = [...listCalls(supplierContract)].map(({ name }) => name);

/** Imports of types, which load nothing. */
const TYPE_IMPORT = /^(?:import|export) type\b[^;]*;/gm;

/** The sources that a file loads, directly or through others, at once or later. */
function listReached(from: string, sources: ReadonlyMap<string, Source>): readonly Source[] {
  const reached = new Set<string>();
  const open = [from];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const source = sources.get(file);
    if (source === undefined || reached.has(file)) continue;
    reached.add(file);
    open.push(
      ...listImports(source.text.replaceAll(TYPE_IMPORT, '')).map((specifier) =>
        resolveModuleFile(resolveImport(source, specifier)),
      ),
    );
  }
  return [...reached].flatMap((file) => sources.get(file) ?? []);
}

/** Whether a file makes a call, such as `supplierGateway.supplierLead.list(…)` or `supplierLead.list(…)`. */
export const isCalledIn = (text: string, name: string): boolean =>
  /\b[sS]upplierGateway\b/.test(text) && new RegExp(`\\b${name.replace('.', '\\s*\\.\\s*')}\\(`).test(text);

/** The calls for suppliers that no page of the suppliers' site makes. */
export function listCallsWithoutPage(): readonly string[] {
  const sources = new Map(
    [...readSources('web/src/**/*.{ts,tsx}'), ...readSources('core/src/**/*.ts')].map((each) => [each.file, each]),
  );
  const reached = listReached(ALL_PAGES, sources);
  return SUPPLIER_CALLS.filter((name) => !reached.some(({ text }) => isCalledIn(text, name)));
}
