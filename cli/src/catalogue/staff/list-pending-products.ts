import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffProduct } from '@fairhall/core/contract/catalogue/staff-calls';
import type { Texts } from '@fairhall/core/ports/texts';
import { getFormat } from '@fairhall/core/site/format';
import { listForStaff } from '../../list-for-staff.ts';
import type { ListAnswer, ListOutcome } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';

type Page = OutputOf<typeof staffProduct.waiting>;

/** Lists the product changes of suppliers that an operator has to review, the oldest first. D-97 */
export const listPendingProducts = (invocation: Invocation): Promise<ListOutcome> =>
  listForStaff(invocation, {
    send: (gateway, data, options) => gateway.staffProduct.waiting(data, options),
    toView: (page) => tableOf(page, invocation),
    none: 'terminal.staff.product.none',
  });

function tableOf({ records }: Page, { texts, global }: Invocation): ListAnswer['view'] {
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
