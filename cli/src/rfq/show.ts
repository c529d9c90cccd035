import { unitCount } from '@fairhall/core/catalogue/unit';
import type { RfqDetail } from '@fairhall/core/contract/rfq/calls';
import type { Texts } from '@fairhall/core/ports/texts';
import { ok } from '@fairhall/core/result';
import { type RfqReach, rfqDetailView } from '@fairhall/core/rfq/rfq-detail.view';
import { getFormat } from '@fairhall/core/site/format';
import { fail, type Outcome, type View } from '../answer.ts';
import { type Connection, connect } from '../connection.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { readSavedLogin, toBuyerCallFailure } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { waitWithProgress } from '../progress.ts';

/** Shows one of the buyer's own RFQs. R-2.040 R-7.071 */
export async function showRfq(invocation: Invocation): Promise<Outcome> {
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { gateway, signal, origin } = connection.value;
  const login = readSavedLogin(connection.value);
  if (!login.ok) return login;
  const [rfqId = ''] = invocation.args;
  const found = await waitWithProgress(invocation, gateway.rfq.detail({ rfqId }, { signal, handled: true }));
  if (!found.ok && found.error.code === '404') return fail(COMMAND_EXIT_CODES.refused, { key: 'rfq.detail.missing' });
  if (!found.ok) return toBuyerCallFailure(found.error, login.value, origin);
  const country = await waitWithProgress(invocation, countryName(connection.value, invocation, found.value.countryId));
  return ok({ data: found.value, view: toView(found.value, { invocation, origin, country }) });
}

/** The name of a country; its number if the list of countries could not be loaded. */
async function countryName({ gateway, signal }: Connection, { global }: Invocation, countryId = ''): Promise<string> {
  if (countryId === '') return '';
  const countries = await gateway.site.countries({}, { signal, handled: true });
  const found = countries.ok ? countries.value.find(({ id }) => id === countryId) : undefined;
  return found === undefined ? countryId : getFormat(global.lang).countryName(found.code2);
}

interface RfqViewContext {
  readonly invocation: Invocation;
  readonly origin: string;
  readonly country: string;
}

function toView(rfq: RfqDetail, { invocation, origin, country }: RfqViewContext): View {
  const { texts, global } = invocation;
  const view = rfqDetailView(rfq, global.lang);
  const { quantity, files } = view;
  const fileText = (file: (typeof files)[number]) =>
    `${file.name} (${texts.text(file.size.key, file.size.values)}) ${new URL(`/gateway/${file.url}`, origin)}`;
  return {
    kind: 'facts',
    facts: [
      [texts.text('terminal.column.id'), view.id],
      [texts.text('terminal.column.date'), view.date],
      [texts.text('rfq.status'), texts.text(view.status.label.key)],
      [texts.text('rfq.description'), view.description],
      [texts.text('rfq.question'), view.question ?? ''],
      [texts.text('rfq.tags'), [...view.tags, view.product ?? ''].filter(Boolean).join(', ')],
      [texts.text('rfq.quantity'), quantity ? unitCount(texts, global.lang, quantity.unit, quantity.count) : ''],
      [texts.text('rfq.country'), country],
      [texts.text('rfq.email'), view.email],
      [texts.text('rfq.detail.files'), files.map(fileText).join('; ')],
      ...(view.reach === null
        ? []
        : [[texts.text('terminal.staff.rfq.reached'), toReachText(view.reach, texts)] satisfies [string, string]]),
      ...(view.others ?? []).map(({ productId, name, supplierName: supplier }): [string, string] => [
        texts.text('rfq.others.ask', { supplier }),
        `${productId} ${name}`,
      ]),
    ],
  };
}

const toReachText = (reach: RfqReach, texts: Texts): string =>
  reach.kind === 'reached' ? texts.counted('rfq.detail.reached', reach.count) : texts.text(`rfq.detail.${reach.kind}`);
