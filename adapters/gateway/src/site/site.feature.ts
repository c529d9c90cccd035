import type { site } from '@fairhall/core/contract/site/calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import { type SitePorts, siteHandlers } from './site.handlers.ts';

/** The site itself: where its visitor is, its texts, its countries. */
export const siteFeature = (ports: SitePorts): GatewayFeature<typeof site> => ({
  handlers: siteHandlers(ports),
  notifiesChanges: true,
});
