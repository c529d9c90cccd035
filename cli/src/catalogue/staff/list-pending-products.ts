import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffProduct } from '@fairhall/core/contract/catalogue/staff-calls';
import type { Texts } from '@fairhall/core/ports/texts';
import { ok } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import type { Outcome, View } from '../../answer.ts';
import { readPageOption } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { readTextOption } from '../../option-values.ts';
import { listPageRemarks } from '../../page-remarks.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectStaff, toStaffCallFailure } from '../../staff-connection.ts';

type Page = OutputOf<typeof staffProduct.waiting>;

/** Lists the product changes of suppliers that an operator has to review, the oldest first. D-97 */
export async function listPendingProducts(invocation: Invocation): Promise<Outcome> {
  const { options } = invocation;
  const page = readPageOption(options);
  if (!page.ok) return page;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = readTextOption(options, 'reason')?.trim();
  const data = { pageNo: page.value, ...(reason ? { reason } : {}) };
  const found = await waitWithProgress(invocation, gateway.staffProduct.waiting(data, { signal, handled: true }));
  if (!found.ok) return toStaffCallFailure(found.error, origin);
  return ok({
    data: found.value,
    view: tableOf(found.value, invocation),
    remarks: listPageRemarks(found.value, 'terminal.staff.product.none'),
  });
}

function tableOf({ records }: Page, { texts, global }: Invocation): View {
  const { date } = getFormat(global.lang);
  return {
    kind: 'table',
    columns: (['id', 'change', 'since', 'name', 'changed', 'supplier'] as const).map((column) => ({
      title: texts.text(`terminal.column.${column}`),
    })),
    rows: records.map(({ productId, version, since, name, supplier, ...row }) => [
      productId,
      String(version),
      date(since),
      name,
      describePendingChange(row, texts),
      `${supplier.supplierId} ${supplier.name}`,
    ]),
  };
}

/** The changed parts of a product, or that it is new. */
export const describePendingChange = (
  { isNew, parts }: Pick<Page['records'][number], 'isNew' | 'parts'>,
  texts: Texts,
): string =>
  isNew
    ? texts.text('terminal.staff.product.new')
    : parts.map((part) => texts.text(`terminal.staff.product.part.${part}`)).join(', ');
