import { globSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = new URL('../../', import.meta.url).pathname;

/**
 * What the features' own files say to a test that is about all of them: of each file that matches the pattern, a path from the
 * root, the one record that it exports. Throws where two have the same name in it.
 */
export async function loadFeatureTestData<Entry>(pattern: string): Promise<Readonly<Record<string, Entry>>> {
  const files = globSync(pattern, { cwd: ROOT }).sort();
  const modules: object[] = await Promise.all(files.map((file) => import(join(ROOT, file))));
  const entries = modules.flatMap(
    (module) =>
      Object.values(module as Readonly<Record<string, Readonly<Record<string, Entry>>>>).flatMap(Object.entries<Entry>), // its type is said by each file
  );
  const names = entries.map(([name]) => name);
  const twice = names.filter((name, place) => names.indexOf(name) !== place);
  if (twice.length > 0) throw new Error(`${twice.join()} stands in two files of ${pattern}`);
  return Object.fromEntries(entries);
}
