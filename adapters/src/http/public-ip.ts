import type { GatewayError } from '@fairhall/core/contract/error';
import type { Gateway } from '@fairhall/core/ports/gateway';
import type { AnalysedIp, IpAnalysis } from '@fairhall/core/ports/ip-analysis';
import type { PublicIp } from '@fairhall/core/ports/public-ip';
import { ok, type Result } from '@fairhall/core/result';
import { createRequest, type RequestOptions } from './request.ts';

/** Time-out of the third party, in milliseconds. */
const TIMEOUT_MS = 1_500;

export interface PublicIpOptions extends RequestOptions {
  /** Address of the third party that answers {ip}; '' uses only the gateway (D-46). */
  readonly serviceUrl: string;
  /**
   * Whether the visitor has consented. Without consent no request goes to the third party, which would see the
   * visitor's address.
   */
  readonly hasConsent: () => boolean;
  readonly gateway: Pick<Gateway, 'site'>;
}

const ADDRESS_PATTERN = /^[0-9a-f.:]{2,45}$/i;

/**
 * Asks the third party if one is configured and the visitor has consented; otherwise, or if that fails, the gateway.
 *
 */
export function createPublicIp(options: PublicIpOptions): PublicIp {
  const { serviceUrl, hasConsent, gateway } = options;
  const request = createRequest(options);

  async function fromThirdParty(): Promise<string | undefined> {
    const outgoing = { url: serviceUrl, method: 'GET', headers: {}, trusted: false } as const;
    const answer = await request(outgoing, { timeoutMs: TIMEOUT_MS, retry: false });
    const body = answer.ok && answer.value.status === 200 ? answer.value.body : undefined;
    const ip = typeof body === 'object' && body !== null && 'ip' in body ? body.ip : undefined;
    return typeof ip === 'string' && ADDRESS_PATTERN.test(ip) ? ip : undefined;
  }

  return {
    async current() {
      const ip = serviceUrl !== '' && hasConsent() ? await fromThirdParty() : undefined;
      if (ip !== undefined) return ok(ip);
      const answer = await gateway.site.currentIp({}, { handled: true });
      return answer.ok ? ok(answer.value.ip) : answer;
    },
  };
}

/** Finds the visitor's country: first their address, then its location. */
export function createIpAnalysis(publicIp: PublicIp, gateway: Pick<Gateway, 'site'>): IpAnalysis {
  return {
    async analyse(): Promise<Result<AnalysedIp, GatewayError>> {
      const ip = await publicIp.current();
      return ip.ok ? gateway.site.analyseIp({ ip: ip.value }, { handled: true }) : ip;
    },
  };
}
