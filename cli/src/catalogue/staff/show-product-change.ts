import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffProduct } from '@fairhall/core/contract/catalogue/staff-calls';
import { imageUrl } from '@fairhall/core/contract/resource';
import type { Texts } from '@fairhall/core/ports/texts';
import { ok } from '@fairhall/core/result';
import { getFormat } from '@fairhall/core/site/format';
import type { Outcome, View } from '../../answer.ts';
import type { Invocation } from '../../noun.ts';
import { readTextOption } from '../../option-values.ts';
import { waitWithProgress } from '../../progress.ts';
import { connectStaff, toStaffCallFailure } from '../../staff-connection.ts';
import { describePendingChange } from './list-pending-products.ts';

type ProductChange = OutputOf<typeof staffProduct.show>;
type ProductAppearance = ProductChange['wanted'];

/** The gateway's path on a server; pictures are below it. */
const GATEWAY = '/gateway';

/** Shows the pending change of a product beside the version that buyers see now. D-97 */
export async function showProductChange(invocation: Invocation): Promise<Outcome> {
  const { args, options } = invocation;
  const [productId = ''] = args;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = readTextOption(options, 'reason')?.trim();
  const data = { productId, ...(reason ? { reason } : {}) };
  const found = await waitWithProgress(invocation, gateway.staffProduct.show(data, { signal, handled: true }));
  if (!found.ok) return toStaffCallFailure(found.error, origin);
  return ok({ data: found.value, view: toView(found.value, invocation, origin) });
}

function toView(change: ProductChange, { texts, global }: Invocation, origin: string): View {
  const { date } = getFormat(global.lang);
  const { supplier, present, wanted } = change;
  return {
    kind: 'facts',
    facts: [
      [texts.text('terminal.column.id'), change.productId],
      [texts.text('terminal.column.change'), String(change.version)],
      [texts.text('terminal.column.since'), date(change.since)],
      [texts.text('terminal.column.changed'), describePendingChange(change, texts)],
      [texts.text('terminal.column.supplier'), `${supplier.supplierId} ${supplier.name}`],
      ...(present === null ? [] : toAppearanceLines(present, 'present', { texts, origin })),
      ...toAppearanceLines(wanted, 'wanted', { texts, origin }),
    ],
  };
}

interface AppearanceContext {
  readonly texts: Texts;
  readonly origin: string;
}

/** Lines for names and descriptions by language, pictures as complete addresses, and the category. */
function toAppearanceLines(
  { texts: written, images, category }: ProductAppearance,
  which: 'present' | 'wanted',
  { texts, origin }: AppearanceContext,
) {
  const line = (text: string): [string, string] => [texts.text(`terminal.staff.product.${which}`), text];
  return [
    ...written.map(({ lang, name, description }) =>
      line([`${lang}: ${name}`, description].filter(Boolean).join(' · ')),
    ),
    ...images.map((image) => line(imageUrl(`${origin}${GATEWAY}`, image))),
    line(`${category.id} ${category.name}`),
  ];
}
