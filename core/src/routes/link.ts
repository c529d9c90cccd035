import type { QueryOf, RouteName, RouteParams } from './routes.ts';

/** A link as data: a view sets route and parameters, and the route table builds the address. */
export type Link = {
  [Name in RouteName]: {
    readonly route: Name;
    readonly params: RouteParams[Name];
    readonly query?: QueryOf<Name>;
  };
}[RouteName];
