import { globSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = new URL('../../', import.meta.url).pathname;

/**
 * Loads the features' data for a test of all features: merges the one record that each matching file exports. The
 * pattern is a path from the root. Throws if two records have the same name.
 */
export async function loadFeatureTestData<Entry>(pattern: string): Promise<Readonly<Record<string, Entry>>> {
  const files = globSync(pattern, { cwd: ROOT }).sort();
  const modules: object[] = await Promise.all(files.map((file) => import(join(ROOT, file))));
  const entries = modules.flatMap(
    (module) =>
      Object.values(module as Readonly<Record<string, Readonly<Record<string, Entry>>>>).flatMap(Object.entries<Entry>), // each file has this type
  );
  const names = entries.map(([name]) => name);
  const twice = names.filter((name, place) => names.indexOf(name) !== place);
  if (twice.length > 0) throw new Error(`${twice.join()} stands in two files of ${pattern}`);
  return Object.fromEntries(entries);
}
