import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffSupplierPicture } from '@fairhall/core/contract/catalogue/staff-picture-calls';
import { imageUrl } from '@fairhall/core/contract/resource';
import { getFormat } from '@fairhall/core/site/format';
import { listForStaff } from '../../list-for-staff.ts';
import type { ListAnswer, ListOutcome } from '../../list-verb.ts';
import type { Invocation } from '../../noun.ts';

type Page = OutputOf<typeof staffSupplierPicture.waiting>;

/** The gateway's path on a server; pictures are below it. */
const GATEWAY = '/gateway';

/** Lists the logos and pictures of suppliers that an operator has to review, the oldest change first. D-97 */
export const listPendingPictures = (invocation: Invocation): Promise<ListOutcome> =>
  listForStaff(invocation, {
    send: (gateway, data, options) => gateway.staffSupplierPicture.waiting(data, options),
    toView: (page, origin) => tableOf(page, invocation, origin),
    none: 'terminal.staff.product.none',
  });

/** One line for each new picture, with its address, so that the operator can look at it. */
function tableOf({ records }: Page, { texts, global }: Invocation, origin: string): ListAnswer['view'] {
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
