import type { Head } from '../page/head.ts';
import type { HeadContext } from '../page/screen.ts';
import type { FavoritesData } from './favorites-data.ts';

export { CollectFavoritesPage as Screen } from './favorites.tsx';
export { loadFavorites as loader } from './favorites-data.ts';

export const head = (_: FavoritesData, { texts }: HeadContext): Head => ({
  title: texts.text('collect.head.title'),
  heading: texts.text('collect.title'),
  noIndex: true,
});
