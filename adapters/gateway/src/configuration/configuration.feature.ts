import type { configuration } from '@fairhall/core/contract/configuration/calls';
import type { GatewayFeature } from '../gateway-feature.ts';
import { type ConfigurationPorts, configurationHandlers } from './configuration.handlers.ts';

/** How an organiser sets up sites. D-97 */
export const configurationFeature = (ports: ConfigurationPorts): GatewayFeature<typeof configuration> => ({
  handlers: configurationHandlers(ports),
});
