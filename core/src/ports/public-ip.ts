import type { GatewayError } from '../contract/error.ts';
import type { Result } from '../result.ts';

export interface PublicIp {
  /** The client's public address: of the third-party service where one is set and consented to, else of the gateway. */
  current(): Promise<Result<string, GatewayError>>;
}
