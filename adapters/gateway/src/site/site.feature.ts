import type { site } from '@fairhall/core/contract/site/calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import { type SitePorts, siteHandlers } from './site.handlers.ts';

/** The site: the visitor's location, texts and countries. */
export const siteFeature = (ports: SitePorts): GatewayFeature<typeof site> => ({
  handlers: siteHandlers(ports),
  notifiesChanges: true,
});
