import type { OutputOf } from '@fairhall/core/contract/call';
import type { rfqLifecycle } from '@fairhall/core/contract/rfq/lifecycle-calls';
import type { Country } from '@fairhall/core/contract/site/calls';
import type { Texts } from '@fairhall/core/ports/texts';
import { listRfqActs, type RfqState } from '@fairhall/core/rfq/lifecycle';
import { type RfqDetailView, type RfqReach, rfqDetailView } from '@fairhall/core/rfq/rfq-detail.view';
import { readQuery } from '@fairhall/core/routes/query';
import { getFormat } from '@fairhall/core/site/format';
import { linkHref } from '../page/address.ts';
import { getValueOr, requireValue } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';
import { type SupplierOfferWords, supplierOfferWords } from '../ui/supplier-offer-words.ts';
import { quantityText } from './manage-data.ts';

/** One of the buyer's own requests as texts. */
export interface RequestData {
  readonly id: string;
  readonly title: string;
  readonly number: string;
  readonly date: string;
  readonly isOpen: boolean;
  readonly status: string;
  /** Names of the requested products; may be empty. */
  readonly products: readonly string[];
  readonly description: string;
  readonly question: string | null;
  readonly quantity: string | null;
  readonly country: string | null;
  readonly email: string;
  readonly files: readonly { readonly name: string; readonly size: string; readonly href: string }[];
  /** The state, for tests and for the focus after a withdrawal. */
  readonly state: RfqState;
  readonly version: number;
  /** When and by whom it was ended; null if it has not ended, or the time is unknown. */
  readonly ending: string | null;
  /** The buyer's reason for withdrawing it; '' for none. */
  readonly reason: string;
  /** The page to edit it; null if that is not possible. */
  readonly editHref: string | null;
  readonly canWithdraw: boolean;
  /** The page to send it again; null if that is not possible. */
  readonly resubmitHref: string | null;
  /** The ended request that it follows; null for none. */
  readonly previousHref: string | null;
  /** Who has the request; null once it has ended. */
  readonly reach: string | null;
  /** The suppliers that the buyer can ask instead; null before they were offered. */
  readonly others: readonly SupplierOfferWords[] | null;
}

/** `request` is null if it does not exist or belongs to another buyer. */
export interface DetailData {
  readonly request: RequestData | null;
  readonly listHref: string;
}

/** */
export async function loadDetail(visit: Visit<'rfqDetail'>): Promise<DetailData> {
  const { ports, search, signal, boot, href } = visit;
  const listHref = href('rfqManage', {});
  const { rfqId } = readQuery(search);
  if (rfqId === undefined) return { request: null, listHref };
  const { rfqLifecycle } = await ports.frontGateway();
  // Another client changes requests, so answers that this one has cached may be outdated.
  const [found, lifecycle, countries] = await Promise.all([
    ports.gateway.rfq.detail({ rfqId }, { signal, handled: true, fresh: true }),
    rfqLifecycle.show({ rfqId }, { signal, handled: true, fresh: true }),
    ports.gateway.site.countries({}, { signal, handled: true }),
  ]);
  if (!found.ok && found.error.code === '404') return { request: null, listHref };
  const view = rfqDetailView(requireValue(found), boot.lang);
  const given = { view, lifecycle: requireValue(lifecycle), countries: getValueOr(countries, []) };
  return { request: requestData(given, visit), listHref: linkHref(href)(view.list) };
}

interface LoadedRequest {
  readonly view: RfqDetailView;
  readonly lifecycle: OutputOf<typeof rfqLifecycle.show>;
  readonly countries: readonly Country[];
}

function requestData({ view, lifecycle, countries }: LoadedRequest, visit: Visit<'rfqDetail'>): RequestData {
  const { boot, texts, href } = visit;
  const { state } = view.status;
  const { version, endTime, previousRfqId } = lifecycle;
  const acts = listRfqActs(state);
  const editHref = href('rfqEdit', { rfqId: view.id });
  const { lang } = boot;
  const country = countries.find(({ id }) => id === view.countryId);
  const toAsk = (supplier: string) => texts.text('rfq.others.ask', { supplier });
  return {
    id: view.id,
    title: view.title,
    number: texts.text('rfq.detail.number', { id: view.id }),
    date: texts.text('rfq.list.date', { date: view.date }),
    isOpen: view.status.open,
    status: texts.text(view.status.label.key),
    products: [view.product ?? '', ...view.tags].filter(Boolean),
    description: view.description,
    question: view.question,
    quantity: quantityText(view.quantity, { texts, lang }),
    country: country === undefined ? null : getFormat(lang).countryName(country.code2),
    email: view.email,
    files: view.files.map(({ name, size, url }) => ({
      name,
      size: texts.text(size.key, size.values),
      href: `${boot.gatewayUrl}/${url}`,
    })),
    state,
    version,
    ending: endTime === null ? null : toEndingText(state, getFormat(lang).date(endTime), texts),
    reason: lifecycle.reason,
    editHref: acts.includes('edit') ? editHref : null,
    canWithdraw: acts.includes('withdraw'),
    resubmitHref: acts.includes('resubmit') ? editHref : null,
    previousHref: previousRfqId === null ? null : href('rfqDetail', {}, { rfqId: previousRfqId }),
    reach: view.reach === null ? null : toReachText(view.reach, texts),
    others: view.others?.map((each) => supplierOfferWords(each, toAsk, { fromRfq: view.id }, visit)) ?? null,
  };
}

const toReachText = (reach: RfqReach, texts: Texts): string =>
  reach.kind === 'reached' ? texts.counted('rfq.detail.reached', reach.count) : texts.text(`rfq.detail.${reach.kind}`);

const toEndingText = (state: RfqState, date: string, texts: Texts): string =>
  texts.text(state === 'withdrawn' ? 'rfq.detail.ended.withdrawn' : 'rfq.detail.ended.closed', { date });
