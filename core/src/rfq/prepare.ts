import type { Guest } from '../forms/guest.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { IpAnalysis } from '../ports/ip-analysis.ts';
import type { Slot } from '../ports/slot.ts';
import { LEAD_SOURCE } from '../site/exhibition-codes.ts';
import type { BuyerPrefill, RfqDraft } from './draft.ts';
import type { RfqOpening } from './opening.ts';
import { toPrefillKey } from './prefill-key.ts';
import type { RfqProduct } from './product.ts';

export interface RfqCountry {
  /** ISO 3166-1 numeric. */
  readonly id: string;
  /** ISO 3166-1 alpha-2. */
  readonly code2: string;
  readonly enName: string;
}

/** The data with which the form starts. */
export interface PreparedRfq {
  /** Empty if the call failed. */
  readonly countries: readonly RfqCountry[];
  readonly product: RfqProduct | null;
  readonly draft: RfqDraft | null;
  readonly guest: Guest | null;
  readonly buyer: BuyerPrefill | null;
  readonly visitorCountryId: string | undefined;
  readonly source: number;
}

export interface PreparePorts {
  readonly gateway: Pick<Gateway, 'catalogue' | 'site'>;
  readonly drafts: Pick<Slot<RfqDraft>, 'read'>;
  readonly guests: Pick<Slot<Guest>, 'read'>;
  readonly buyers: Pick<Slot<BuyerPrefill>, 'read'>;
  readonly sources: Pick<Slot<number>, 'read' | 'save'>;
  /** Finds the country of the visitor's IP address; called only if nothing else gives a country. A-84 */
  readonly ipAnalysis?: IpAnalysis | undefined;
}

type MemoryPorts = Omit<PreparePorts, 'gateway' | 'ipAnalysis'>;

/**
 * Reads the start data that this device has without the gateway; the form starts from these alone if preparing throws.
 * A draft about another product than the one in the address is not used. 
 */
export function readLocalRfq({ drafts, guests, buyers, sources }: MemoryPorts, opening: RfqOpening): PreparedRfq {
  const productIdOfAddress = opening.prefill?.productId;
  const storedDraft = drafts.read();
  const draft =
    storedDraft !== null && (productIdOfAddress === undefined || storedDraft.productId === productIdOfAddress)
      ? storedDraft
      : null;
  const productId = productIdOfAddress ?? draft?.productId;
  return {
    countries: [],
    product: productId === undefined ? null : toNamelessProduct(productId),
    draft,
    guest: guests.read(),
    buyer: buyers.read(),
    visitorCountryId: opening.visitorCountryId,
    source: opening.source ?? opening.pageSource ?? sources.read() ?? LEAD_SOURCE.organicTraffic,
  };
}

/**
 * Loads the start data: the device's data, and the countries, the product and the visitor's country from the gateway.
 */
export async function prepareRfq(ports: PreparePorts, opening: RfqOpening, signal: CancelSignal): Promise<PreparedRfq> {
  const { gateway, sources } = ports;
  const countries = await gateway.site.countries({}, { signal, handled: true });
  const localRfq = readLocalRfq(ports, opening);
  const { draft, buyer, guest, visitorCountryId } = localRfq;
  const isCountryKnown = Boolean(visitorCountryId || draft?.countryId || buyer?.countryId || guest?.countryId);
  const [product, country] = await Promise.all([
    findProduct(gateway, localRfq.product?.id, signal),
    isCountryKnown ? undefined : ports.ipAnalysis?.analyse(),
  ]);
  if (opening.source !== undefined) sources.save(opening.source);
  return {
    ...localRfq,
    countries: countries.ok ? countries.value : [],
    product,
    visitorCountryId: visitorCountryId ?? (country?.ok ? country.value.id : undefined),
  };
}

const toNamelessProduct = (id: string): RfqProduct => ({ id, name: '', image: null, unit: null });

/** Loads the product: null if it no longer exists; without its name if the call fails. */
async function findProduct(
  gateway: Pick<Gateway, 'catalogue'>,
  id: string | undefined,
  signal: CancelSignal,
): Promise<RfqProduct | null> {
  if (id === undefined) return null;
  const found = await gateway.catalogue.goodsDetail({ goodsSpuId: id }, { signal, handled: true });
  if (!found.ok) return found.error.code === '404' ? null : toNamelessProduct(id);
  const { goodsName, images, unit } = found.value;
  return { id, name: goodsName, image: images[0] ?? null, unit };
}

/** Whether the address has a prefill that the draft was not started from, so that the address takes precedence. */
export const isOtherAddress = (draft: RfqDraft | null, { prefill }: RfqOpening): boolean => {
  const opened = toPrefillKey(prefill);
  return opened !== '' && draft?.opened !== opened;
};
