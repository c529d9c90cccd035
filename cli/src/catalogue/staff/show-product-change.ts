import type { OutputOf } from '@fairhall/core/contract/call';
import type { staffProduct } from '@fairhall/core/contract/catalogue/staff-calls';
import { imageUrl } from '@fairhall/core/contract/resource';
import type { Texts } from '@fairhall/core/ports/texts';
import { ok } from '@fairhall/core/result';
import { formatFor } from '@fairhall/core/site/format';
import type { Outcome, View } from '../../answer.ts';
import type { Invocation } from '../../noun.ts';
import { textOption } from '../../option-values.ts';
import { waitingFor } from '../../progress.ts';
import { connectStaff, failedStaffCall } from '../../staff-connection.ts';
import { whatWaits } from './list-waiting-products.ts';

type Shown = OutputOf<typeof staffProduct.show>;
type Looks = Shown['wanted'];

/** Where a server has its gateway, which pictures are below. */
const GATEWAY = '/gateway';

/** What waits of one product, beside what buyers see of it now. D-97 */
export async function showProductChange(invocation: Invocation): Promise<Outcome> {
  const { args, options } = invocation;
  const [productId = ''] = args;
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const reason = textOption(options, 'reason')?.trim();
  const data = { productId, ...(reason ? { reason } : {}) };
  const found = await waitingFor(invocation, gateway.staffProduct.show(data, { signal, handled: true }));
  if (!found.ok) return failedStaffCall(found.error, origin);
  return ok({ data: found.value, view: factsOf(found.value, invocation, origin) });
}

function factsOf(shown: Shown, { texts, global }: Invocation, origin: string): View {
  const { date } = formatFor(global.lang);
  const { supplier, present, wanted } = shown;
  return {
    kind: 'facts',
    facts: [
      [texts.text('terminal.column.id'), shown.productId],
      [texts.text('terminal.column.change'), String(shown.version)],
      [texts.text('terminal.column.since'), date(shown.since)],
      [texts.text('terminal.column.changed'), whatWaits(shown, texts)],
      [texts.text('terminal.column.supplier'), `${supplier.supplierId} ${supplier.name}`],
      ...(present === null ? [] : looks(present, 'present', { texts, origin })),
      ...looks(wanted, 'wanted', { texts, origin }),
    ],
  };
}

interface Telling {
  readonly texts: Texts;
  readonly origin: string;
}

/** Names and descriptions by language, pictures as addresses that can be opened, and the category. */
function looks({ texts: written, images, category }: Looks, which: 'present' | 'wanted', { texts, origin }: Telling) {
  const line = (said: string): [string, string] => [texts.text(`terminal.staff.product.${which}`), said];
  return [
    ...written.map(({ lang, name, description }) =>
      line([`${lang}: ${name}`, description].filter(Boolean).join(' · ')),
    ),
    ...images.map((image) => line(imageUrl(`${origin}${GATEWAY}`, image))),
    line(`${category.id} ${category.name}`),
  ];
}
