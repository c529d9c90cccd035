import type { OutputOf } from '../contract/call.ts';
import type { GatewayError } from '../contract/error.ts';
import type { site } from '../contract/site/calls.ts';
import type { Result } from '../result.ts';

/** The country of an IP address; every member is '' if it is unknown. */
export type AnalysedIp = OutputOf<typeof site.analyseIp>;

export interface IpAnalysis {
  /** Finds this client's public address, then the country that the address belongs to. */
  analyse(): Promise<Result<AnalysedIp, GatewayError>>;
}
