import type { categories } from '@fairhall/core/contract/categories/calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import { categoryHandlers } from './category.handlers.ts';

/** The trees of categories and tags, read from the catalogue's tables. */
export const categoryFeature = (): GatewayFeature<typeof categories> => ({
  handlers: categoryHandlers,
  notifiesChanges: true,
  cachedAnswers: ['all'],
});
