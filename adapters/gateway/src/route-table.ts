import { createRouteTable, type RouteTable } from '@fairhall/core/routes/route-table';
import type { Settings } from './settings.ts';

const routeTableCache = new Map<string, RouteTable>();

/** Builds the addresses of pages that answers contain. */
export function getRouteTable({ settings }: { readonly settings?: Pick<Settings, 'deployPath'> }): RouteTable {
  const deployPath = settings?.deployPath ?? '';
  const book = routeTableCache.get(deployPath) ?? createRouteTable({ deployPath });
  routeTableCache.set(deployPath, book);
  return book;
}
