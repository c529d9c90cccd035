import type { QueryOf, RouteName, RouteParams } from './table.ts';

/** A link as data; an address book writes it out. */
export type Link = {
  [Name in RouteName]: {
    readonly route: Name;
    readonly params: RouteParams[Name];
    readonly query?: QueryOf<Name>;
  };
}[RouteName];
