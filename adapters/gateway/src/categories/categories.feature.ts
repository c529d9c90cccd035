import type { categories } from '@fairhall/core/contract/categories/calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import { categoriesHandlers } from './categories.handlers.ts';

/** The trees of categories and tags, read from the catalogue's tables. */
export const categoriesFeature = (): GatewayFeature<typeof categories> => ({
  handlers: categoriesHandlers,
  tellsChanges: true,
  keptAnswers: ['all'],
});
