import type { RouteDefinition } from './definition.ts';
import { accountRoutes } from './definitions/account.ts';
import { badgeRoutes } from './definitions/badge.ts';
import { catalogueRoutes } from './definitions/catalogue.ts';
import { enquiryRoutes } from './definitions/enquiry.ts';
import { exhibitionRoutes } from './definitions/expo.ts';
import { industryRoutes } from './definitions/industry-expo.ts';
import { siteRoutes } from './definitions/misc.ts';
import { policyRoutes } from './definitions/policies.ts';
import { rfqRoutes } from './definitions/rfq.ts';
import { supplierRoutes } from './definitions/supplier-site.ts';
import type { ParamsOfPattern } from './pattern.ts';
import type { QUERY_OF_EVERY_PAGE, Query, QueryName } from './query.ts';

/** All routes. If patterns of two routes match the same address, the route listed first wins. A-15, D-13 */
export const ROUTE_DEFINITIONS = {
  ...policyRoutes,
  ...siteRoutes,
  ...enquiryRoutes,
  ...rfqRoutes,
  ...supplierRoutes,
  ...accountRoutes,
  ...badgeRoutes,
  ...exhibitionRoutes,
  ...industryRoutes,
  ...catalogueRoutes,
} as const satisfies Record<string, RouteDefinition>;

export type RouteName = keyof typeof ROUTE_DEFINITIONS;

type CommonKeys<Shapes> = keyof Shapes;
type AllKeys<Shapes> = Shapes extends unknown ? keyof Shapes : never;
type ValueIn<Shapes, Key extends PropertyKey> = Shapes extends Readonly<Record<Key, infer Value>> ? Value : never;

/** A parameter in all patterns of a route is required; the others are optional. */
type MergedParams<Shapes> = {
  readonly [Key in CommonKeys<Shapes>]: ValueIn<Shapes, Key>;
} & {
  readonly [Key in Exclude<AllKeys<Shapes>, CommonKeys<Shapes>>]?: ValueIn<Shapes, Key> | undefined;
};

type ShapeOf<Pattern> = Pattern extends string ? Flat<ParamsOfPattern<Pattern>> : never;
type Flat<Shape> = { readonly [Key in keyof Shape]: Shape[Key] };
/** Allows no parameters; the type {} would allow any. */
type NoParams = { readonly [Key in string]?: never };
type ParamsOf<Name extends RouteName> = Flat<
  MergedParams<ShapeOf<(typeof ROUTE_DEFINITIONS)[Name]['patterns'][number]>>
>;

export type RouteParams = {
  readonly [Name in RouteName]: [keyof ParamsOf<Name>] extends [never] ? NoParams : ParamsOf<Name>;
};

type QueryNamesOf<Name extends RouteName> =
  | (typeof QUERY_OF_EVERY_PAGE)[number]
  | ((typeof ROUTE_DEFINITIONS)[Name] extends { readonly query: readonly (infer Known extends QueryName)[] }
      ? Known
      : never);

/** The query parameters that a link to a page can have. */
export type QueryOf<Name extends RouteName> = Pick<Query, QueryNamesOf<Name>>;
