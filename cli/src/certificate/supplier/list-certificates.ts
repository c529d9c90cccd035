import type { CertificatesView, CertificateView } from '@fairhall/core/certificate/certificates.view';
import { ok } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import { type ListAnswer, type ListOutcome, readPageOption, toPage } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { listPageRemarks } from '../../page-remarks.ts';
import { connectSupplier } from '../../supplier-login/connect-supplier.ts';
import { withCertificates } from './certificates-flow.ts';

/** Lists the supplier's certificates with their status. D-52 */
export async function listCertificates(invocation: Invocation): Promise<ListOutcome> {
  const page = readPageOption(invocation.options);
  if (!page.ok) return page;
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const work = { key: desk.value.ports.ids.uuid() };
  return withCertificates(invocation, desk.value, work, async (_, { rows, canEdit, max }) => {
    const certificates = toPage(rows, page.value);
    return ok({
      data: { ...certificates, canEdit, max },
      view: tableOf(certificates.records, invocation),
      remarks: listPageRemarks(certificates, 'supplierCertificates.empty'),
    });
  });
}

function tableOf(rows: CertificatesView['rows'], { texts, global }: Invocation): ListAnswer['view'] {
  const { date } = getFormat(global.lang);
  return {
    kind: 'table',
    columns: (['id', 'name', 'number', 'issuer', 'until', 'standing'] as const).map((column) => ({
      title: texts.text(`terminal.column.${column}`),
    })),
    rows: rows.map((row) => [
      row.id,
      row.name,
      row.number,
      row.issuer,
      row.expires === '' ? texts.text('supplierCertificates.expires.none') : date(row.expires),
      describeStatus(row, texts),
    ]),
  };
}

function describeStatus({ state, reason, endsIn }: CertificateView, texts: Invocation['texts']): string {
  const words = texts.text(`supplierCertificates.state.${state}`);
  const ends = endsIn === null ? '' : texts.counted('supplierCertificates.ends', endsIn);
  return [words, reason, ends].filter(Boolean).join(' · ');
}
