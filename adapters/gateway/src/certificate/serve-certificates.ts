import type { Database } from '../db/database.ts';
import type { Resource } from '../gateway-services.ts';
import type { CertificatePorts } from './certificate-ports.ts';
import { getToday, isOver, selectCertificates } from './certificates.ts';

interface ServingPorts extends Pick<CertificatePorts, 'certificateFiles'> {
  readonly database: Database;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Public address of the file of a checked certificate, as a path below the gateway's root. */
export const certificatePath = (certificateId: string): string => `certificate/${certificateId}`;

const ADDRESS = /^\/gateway\/certificate\/([\w-]{1,64})$/;

/**
 * Answers `GET /gateway/certificate/{id}` with a redirect to the certificate's file. Pages are cached for longer than a
 * file's signed URL is valid, so they link to this address, which works as long as the certificate is valid. A
 * certificate that waits, was rejected, removed or has expired gets the same answer as an unknown one. D-52 THR-36
 */
export function serveCertificates({ database, now, certificateFiles }: ServingPorts): Resource {
  return {
    async respond(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return createErrorResponse(405, { allow: 'GET, HEAD' });
      const [, certificateId] = ADDRESS.exec(new URL(request.url).pathname) ?? [];
      if (certificateId === undefined) return createErrorResponse(404);
      const row = await selectCertificates(database)
        .where('certificate.certificate_id', '=', certificateId)
        .where('certificate.state', '=', 'checked')
        .executeTakeFirst();
      if (row === undefined || isOver(row, await getToday(database, row.supplier_id, now())))
        return createErrorResponse(404);
      const url = await certificateFiles.addressOf(row.file_id, now());
      return new Response(null, { status: 302, headers: { 'cache-control': 'no-store', location: `/gateway/${url}` } });
    },
  };
}

const createErrorResponse = (status: 404 | 405, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers: { ...headers, 'cache-control': 'no-store' } });
