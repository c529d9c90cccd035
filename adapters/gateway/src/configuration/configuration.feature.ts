import type { configuration } from '@fairhall/core/contract/configuration/calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import { type ConfigurationPorts, configurationHandlers } from './configuration.handlers.ts';
import { type SiteImportPorts, siteKind } from './site-kind.ts';

/** How an organiser sets up sites. D-97 */
export const configurationFeature = (
  ports: ConfigurationPorts & SiteImportPorts,
): GatewayFeature<typeof configuration> => ({
  handlers: configurationHandlers(ports),
  importKinds: { site: siteKind(ports) },
});
