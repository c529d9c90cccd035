import type { OutputOf } from '../contract/call.ts';
import type { certificate } from '../contract/certificate/calls.ts';
import type { SendOptions } from '../contract/client.ts';
import type { GatewayError } from '../contract/error.ts';
import { countDays } from '../forms/day.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Result } from '../result.ts';

/** Pages for buyers show the expiry of a certificate when fewer than this number of days are left. */
const WARNING_DAYS = 90;

export type CertificateCalls = Pick<Gateway, 'certificate'>;

/** A checked certificate as the call returns it. */
export type PublicCertificate = OutputOf<typeof certificate.ofSupplier>['certificates'][number];

/** `ending` if the certificate expires soon. */
export type CertificateValidity = 'valid' | 'ending';

/** A certificate as pages of products and suppliers show it. */
export interface CertificateView {
  readonly id: string;
  readonly name: string;
  /** '' if there is none. */
  readonly number: string;
  readonly issuer: string;
  /** Scope of the certificate; '' if unknown. */
  readonly scope: string;
  /** The day of issue, such as 2025-03-15; null if unknown. */
  readonly issued: string | null;
  /** When staff checked it, in epoch milliseconds. */
  readonly checked: number;
  /** The last day on which it is valid, such as 2027-03-31; null if it does not expire. */
  readonly expires: string | null;
  readonly validity: CertificateValidity;
  /** 0 on the last day; null if it does not expire. */
  readonly daysLeft: number | null;
  /** The download path below the gateway's root. */
  readonly path: string;
  readonly fileName: string;
  /** A browser shows the file as a picture. */
  readonly isPicture: boolean;
}

/**
 * Loads the certificates of a supplier that staff have checked; empty if the call fails, so that the page shows without
 * them. D-52
 */
export async function loadCertificates(
  gateway: CertificateCalls,
  supplierId: string,
  signal?: CancelSignal,
): Promise<readonly PublicCertificate[]> {
  return getCertificates(await gateway.certificate.ofSupplier({ supplierId }, toOptions(signal)));
}

/** Loads the same certificates for the supplier of a product. D-52 */
export async function loadCertificatesOfProduct(
  gateway: CertificateCalls,
  goodsId: string,
  signal?: CancelSignal,
): Promise<readonly PublicCertificate[]> {
  return getCertificates(await gateway.certificate.ofProduct({ goodsId }, toOptions(signal)));
}

const toOptions = (signal: CancelSignal | undefined): SendOptions => ({
  handled: true,
  ...(signal !== undefined && { signal }),
});

const getCertificates = (
  found: Result<OutputOf<typeof certificate.ofSupplier>, GatewayError>,
): readonly PublicCertificate[] => (found.ok ? found.value.certificates : []);

/** `now` is epoch milliseconds. */
export function certificateView(certificate: PublicCertificate, now: number): CertificateView {
  const daysLeft = countDaysUntil(certificate.expires, now);
  const endsSoon = daysLeft !== null && daysLeft < WARNING_DAYS;
  return { ...toCertificateFacts(certificate), daysLeft, validity: endsSoon ? 'ending' : 'valid' };
}

/**
 * Never below 0: the gateway only returns certificates that are still valid in the supplier's time zone, where it may
 * be a day earlier.
 */
function countDaysUntil(expires: string, now: number): number | null {
  if (expires === '') return null;
  return Math.max(0, countDays(new Date(now).toISOString().slice(0, 10), expires));
}

const toCertificateFacts = (certificate: PublicCertificate): Omit<CertificateView, 'daysLeft' | 'validity'> => ({
  id: certificate.certificateId,
  name: certificate.name,
  number: certificate.number,
  issuer: certificate.issuer,
  scope: certificate.scope,
  issued: certificate.issued === '' ? null : certificate.issued,
  checked: certificate.checked,
  expires: certificate.expires === '' ? null : certificate.expires,
  path: certificate.file.url,
  fileName: certificate.file.fileName,
  isPicture: PICTURE.test(certificate.file.fileName),
});

const PICTURE = /\.(?:jpe?g|png|webp)$/i;
