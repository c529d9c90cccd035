import type { GatewayError } from '../contract/error.ts';
import type { Result } from '../result.ts';

export interface PublicIp {
  /**
   * This client's public address, asked from the third-party service if one is set and the visitor consented, else from
   * the gateway.
   */
  current(): Promise<Result<string, GatewayError>>;
}
