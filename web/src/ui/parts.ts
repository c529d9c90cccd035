import { part } from '../page/part.ts';

/** What a search may become, below its field. */
export const searchSuggestions = part(
  () => import('./suggest/search-suggestions.tsx'),
  'src/ui/suggest/search-suggestions.tsx',
  ['catalogue', 'suggest'],
);
