import type { OutputOf } from '../contract/call.ts';
import type { certificate } from '../contract/certificate/calls.ts';
import type { SendOptions } from '../contract/client.ts';
import type { GatewayError } from '../contract/error.ts';
import { countDays } from '../forms/day.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Result } from '../result.ts';

/** On pages that buyers read: from so many days on it is told when a certificate ends. */
const WARNING_DAYS = 90;

export type CertificateCalls = Pick<Gateway, 'certificate'>;

/** A checked certificate, as the answer of its call has it. */
export type PublicCertificate = OutputOf<typeof certificate.ofSupplier>['certificates'][number];

/** Whether a certificate is good for long, or ends soon. */
export type CertificateValidity = 'valid' | 'ending';

/** A certificate as pages of products and suppliers show it. */
export interface CertificateView {
  readonly id: string;
  readonly name: string;
  /** '' where none is given. */
  readonly number: string;
  readonly issuer: string;
  /** What it covers; '' where that is not said. */
  readonly scope: string;
  /** The day it was issued on, as 2025-03-15; null where that is not said. */
  readonly issued: string | null;
  /** When staff checked it, in epoch milliseconds. */
  readonly checked: number;
  /** The last day it is good on, as 2027-03-31; null for one without an end. */
  readonly expires: string | null;
  readonly validity: CertificateValidity;
  /** 0 on its last day; null for one without an end. */
  readonly daysLeft: number | null;
  /** Where its file is fetched, as a path below the gateway's root. */
  readonly path: string;
  readonly fileName: string;
  /** A browser shows the file as a picture. */
  readonly isPicture: boolean;
}

/** What staff have checked of a supplier; none where that cannot be told, so that its page is shown all the same. D-52 */
export async function loadCertificates(
  gateway: CertificateCalls,
  supplierId: string,
  signal?: CancelSignal,
): Promise<readonly PublicCertificate[]> {
  return getCertificates(await gateway.certificate.ofSupplier({ supplierId }, toOptions(signal)));
}

/** The same of the supplier of a product. D-52 */
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
export function certificateView(source: PublicCertificate, now: number): CertificateView {
  const daysLeft = countDaysUntil(source.expires, now);
  const endsSoon = daysLeft !== null && daysLeft < WARNING_DAYS;
  return { ...toCertificateFacts(source), daysLeft, validity: endsSoon ? 'ending' : 'valid' };
}

/** Never below 0: what is shown has not ended where its supplier works, which may be a day behind. */
function countDaysUntil(expires: string, now: number): number | null {
  if (expires === '') return null;
  return Math.max(0, countDays(new Date(now).toISOString().slice(0, 10), expires));
}

const toCertificateFacts = (source: PublicCertificate): Omit<CertificateView, 'daysLeft' | 'validity'> => ({
  id: source.certificateId,
  name: source.name,
  number: source.number,
  issuer: source.issuer,
  scope: source.scope,
  issued: source.issued === '' ? null : source.issued,
  checked: source.checked,
  expires: source.expires === '' ? null : source.expires,
  path: source.file.url,
  fileName: source.file.fileName,
  isPicture: PICTURE.test(source.file.fileName),
});

const PICTURE = /\.(?:jpe?g|png|webp)$/i;
