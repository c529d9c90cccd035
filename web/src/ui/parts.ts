import { createLazyModule } from '../page/lazy-module.ts';

/** What a search may become, below its field. */
export const searchSuggestions = createLazyModule(
  () => import('./suggest/search-suggestions.tsx'),
  'src/ui/suggest/search-suggestions.tsx',
  ['catalogue', 'suggest'],
);
