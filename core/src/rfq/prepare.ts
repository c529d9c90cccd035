import type { Guest } from '../forms/guest.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { IpAnalysis } from '../ports/ip-analysis.ts';
import type { Slot } from '../ports/slot.ts';
import { LEAD_SOURCE } from '../site/exhibition-codes.ts';
import type { KnownBuyer, RfqDraft } from './draft.ts';
import { openedText } from './opened-text.ts';
import type { RfqOpening } from './opening.ts';
import type { RfqProduct } from './product.ts';

export interface RfqCountry {
  /** ISO 3166-1 numeric. */
  readonly id: string;
  /** ISO 3166-1 alpha-2. */
  readonly code2: string;
  readonly enName: string;
}

/** What the form starts from. */
export interface Prepared {
  /** Empty where the gateway could not be asked. */
  readonly countries: readonly RfqCountry[];
  readonly product: RfqProduct | null;
  readonly draft: RfqDraft | null;
  readonly guest: Guest | null;
  readonly buyer: KnownBuyer | null;
  readonly visitorCountryId: string | undefined;
  readonly source: number;
}

export interface PreparePorts {
  readonly gateway: Pick<Gateway, 'catalogue' | 'site'>;
  readonly drafts: Pick<Slot<RfqDraft>, 'read'>;
  readonly guests: Pick<Slot<Guest>, 'read'>;
  readonly buyers: Pick<Slot<KnownBuyer>, 'read'>;
  readonly sources: Pick<Slot<number>, 'read' | 'keep'>;
  /** Finds the country of the visitor's IP address; asked only where nothing else names one. A-84 */
  readonly ipAnalysis?: IpAnalysis | undefined;
}

type MemoryPorts = Omit<PreparePorts, 'gateway' | 'ipAnalysis'>;

/**
 * What this device knows without the gateway; where preparing threw, the form starts from this alone. A draft about
 * another product than the address names is not used. 
 */
export function rememberedRfq({ drafts, guests, buyers, sources }: MemoryPorts, opening: RfqOpening): Prepared {
  const asked = opening.prefill?.productId;
  const kept = drafts.read();
  const draft = kept !== null && (asked === undefined || kept.productId === asked) ? kept : null;
  const productId = asked ?? draft?.productId;
  return {
    countries: [],
    product: productId === undefined ? null : nameless(productId),
    draft,
    guest: guests.read(),
    buyer: buyers.read(),
    visitorCountryId: opening.visitorCountryId,
    source: opening.source ?? sources.read() ?? LEAD_SOURCE.organicTraffic,
  };
}

/** What the device knows, with the countries, the product and the visitor's country from the gateway. */
export async function prepareRfq(ports: PreparePorts, opening: RfqOpening, signal: CancelSignal): Promise<Prepared> {
  const { gateway, sources } = ports;
  const countries = await gateway.site.countries({}, { signal, handled: true });
  const known = rememberedRfq(ports, opening);
  const { draft, buyer, guest, visitorCountryId } = known;
  const isCountryKnown = Boolean(visitorCountryId || draft?.countryId || buyer?.countryId || guest?.countryId);
  const [product, place] = await Promise.all([
    findProduct(gateway, known.product?.id, signal),
    isCountryKnown ? undefined : ports.ipAnalysis?.analyse(),
  ]);
  if (opening.source !== undefined) sources.keep(opening.source);
  return {
    ...known,
    countries: countries.ok ? countries.value : [],
    product,
    visitorCountryId: visitorCountryId ?? (place?.ok ? place.value.id : undefined),
  };
}

const nameless = (id: string): RfqProduct => ({ id, name: '', image: null, unit: null });

/** Null for a product that no longer exists; without its name where the gateway could not be asked. */
async function findProduct(
  gateway: Pick<Gateway, 'catalogue'>,
  id: string | undefined,
  signal: CancelSignal,
): Promise<RfqProduct | null> {
  if (id === undefined) return null;
  const found = await gateway.catalogue.goodsDetail({ goodsSpuId: id }, { signal, handled: true });
  if (!found.ok) return found.error.code === '404' ? null : nameless(id);
  const { goodsName, images, unit } = found.value;
  return { id, name: goodsName, image: images[0] ?? null, unit };
}

/** Whether this address fills in something that the draft was not written from, so that the address wins. */
export const isOtherAddress = (draft: RfqDraft | null, { prefill }: RfqOpening): boolean => {
  const opened = openedText(prefill);
  return opened !== '' && draft?.opened !== opened;
};
