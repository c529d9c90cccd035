import type { GatewayError } from '../contract/error.ts';
import type { Result } from '../result.ts';

export interface PublicIp {
  /**
   * Returns this client's public IP address, from the third-party service if one is configured and the visitor
   * consented, else from the gateway.
   */
  current(): Promise<Result<string, GatewayError>>;
}
