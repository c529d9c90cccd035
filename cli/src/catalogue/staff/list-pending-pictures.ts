import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffSupplierPicture } from '@fairhall/core/contract/catalogue/staff-picture-calls';
import { imageUrl } from '@fairhall/core/contract/resource';
import { ok } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import type { Outcome, View } from '../../answer.ts';
import { readPageOption } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';
import { readTextOption } from '../../option-values.ts';
import { listPageRemarks } from '../../page-remarks.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectStaff, toStaffCallFailure } from '../../staff-connection.ts';

type Page = OutputOf<typeof staffSupplierPicture.waiting>;

/** The gateway's path on a server; pictures are below it. */
const GATEWAY = '/gateway';

/** Lists the logos and pictures of suppliers that an operator has to review, the oldest change first. D-97 */
export async function listPendingPictures(invocation: Invocation): Promise<Outcome> {
  const { options } = invocation;
  const page = readPageOption(options);
  if (!page.ok) return page;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = readTextOption(options, 'reason')?.trim();
  const data = { pageNo: page.value, ...(reason ? { reason } : {}) };
  const found = await waitWithProgress(
    invocation,
    gateway.staffSupplierPicture.waiting(data, { signal, handled: true }),
  );
  if (!found.ok) return toStaffCallFailure(found.error, origin);
  return ok({
    data: found.value,
    view: tableOf(found.value, invocation, origin),
    remarks: listPageRemarks(found.value, 'terminal.staff.product.none'),
  });
}

/** One line for each new picture, with its address, so that the operator can look at it. */
function tableOf({ records }: Page, { texts, global }: Invocation, origin: string): View {
  const { date } = getFormat(global.lang);
  return {
    kind: 'table',
    columns: (['supplier', 'name', 'change', 'since', 'changed', 'file'] as const).map((column) => ({
      title: texts.text(`terminal.column.${column}`),
    })),
    rows: records.flatMap(({ supplierId, name, version, since, present, wanted }) => {
      const shown = new Set([present.logo, ...present.images]);
      const added = [
        ...(wanted.logo === '' ? [] : [['logo', wanted.logo] as const]),
        ...wanted.images.map((image) => ['pictures', image] as const),
      ].filter(([, image]) => !shown.has(image));
      return added.map(([part, image]) => [
        supplierId,
        name,
        version,
        date(since),
        texts.text(`terminal.staff.supplierPicture.${part}`),
        imageUrl(`${origin}${GATEWAY}`, image),
      ]);
    }),
  };
}
