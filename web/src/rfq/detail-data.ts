import type { Country } from '@fairhall/core/contract/site/calls';
import type { Texts } from '@fairhall/core/ports/texts';
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
  /** Who has the request; null once it is closed. */
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
  const [found, countries] = await Promise.all([
    ports.gateway.rfq.detail({ rfqId }, { signal, handled: true }),
    ports.gateway.site.countries({}, { signal, handled: true }),
  ]);
  if (!found.ok && found.error.code === '404') return { request: null, listHref };
  const view = rfqDetailView(requireValue(found), boot.lang);
  return { request: requestData(view, getValueOr(countries, []), visit), listHref: linkHref(href)(view.list) };
}

function requestData(view: RfqDetailView, countries: readonly Country[], visit: Visit<'rfqDetail'>): RequestData {
  const { boot, texts } = visit;
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
    reach: view.reach === null ? null : toReachText(view.reach, texts),
    others: view.others?.map((each) => supplierOfferWords(each, toAsk, { fromRfq: view.id }, visit)) ?? null,
  };
}

const toReachText = (reach: RfqReach, texts: Texts): string =>
  reach.kind === 'reached' ? texts.counted('rfq.detail.reached', reach.count) : texts.text(`rfq.detail.${reach.kind}`);
