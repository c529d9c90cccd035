import type { QueryOf, RouteName, RouteParams } from './routes.ts';

/** A link as data: a view names route and parameters, and an address book writes the address. */
export type Link = {
  [Name in RouteName]: {
    readonly route: Name;
    readonly params: RouteParams[Name];
    readonly query?: QueryOf<Name>;
  };
}[RouteName];
