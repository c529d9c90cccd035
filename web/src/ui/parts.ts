import { createLazyModule } from '../page/lazy-module.ts';

/** The suggestions below the search field. */
export const searchSuggestions = createLazyModule(
  () => import('./suggest/search-suggestions.tsx'),
  'src/ui/suggest/search-suggestions.tsx',
  ['catalogue', 'suggest'],
);
