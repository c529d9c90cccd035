import { addressBook, resolveAddress } from './address.ts';
import type { Boot } from './boot.ts';

/**
 * Returns the path of a page as our own links write it: with the correct name of its item, even if the address contains
 * another one. The rest of the path stays. `canonical` is the page's canonical address; without it the path stays as it
 * is.
 */
export function normalizePath(pathname: string, canonical: string | undefined, boot: Boot): string {
  const path = canonical?.split('?')[0];
  if (path === undefined || path === pathname) return pathname;
  const book = addressBook(boot);
  const [here, there] = [resolveAddress(pathname, boot), book.match(path, boot)];
  if (here === null || here.name !== there?.name || !('name' in here.params) || !('name' in there.params))
    return pathname;
  return book.href(here.name, { ...here.params, name: there.params.name } as never); // only the name changes
}
