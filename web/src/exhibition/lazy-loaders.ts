import { loadModule } from '../page/load-module.ts';
import { loadOnce } from '../page/load-once.ts';

/**
 * The code that formats an exhibition's pages loads with the second page: the server formats the first page that a
 * browser shows.
 */
export const pageLoaders = loadOnce(() => loadModule(() => import('./page-loaders.ts')));
