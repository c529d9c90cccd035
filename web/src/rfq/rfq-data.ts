import { loadProduct } from '@fairhall/core/catalogue/product';
import { loadExhibition } from '@fairhall/core/exhibition/load';
import { toExistingOpening, toExistingRfq } from '@fairhall/core/rfq/existing';
import type { RfqOpening } from '@fairhall/core/rfq/opening';
import { readQuery } from '@fairhall/core/routes/query';
import { LEAD_SOURCE } from '@fairhall/core/site/exhibition-codes';
import { loadModule } from '../page/load-module.ts';
import { requireValue } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';
import { type BroughtTags, loadBroughtTags } from '../tags/brought-tags.ts';

/**
 * The data of the form, which is on several pages: the buyer's own request, a request through the buyer service (D-23),
 * a request for a product, one at an exhibition, one by a
 * link that the organiser's CRM sent (D-23), or one that was sent before.
 */
export interface RfqData {
  readonly kind: 'rfq' | 'service' | 'landing' | 'exhibition' | 'crm' | 'edit';
  readonly opening: RfqOpening;
  /** The name of the exhibition that the request is for. */
  readonly exhibition?: string;
  readonly industry: string | null;
  readonly tags: BroughtTags;
  /** Whether the address contains a person's email address. */
  readonly isPrivate: boolean;
  /** Whether the request in the address does not exist, or is not the buyer's. */
  readonly isMissing?: true;
}

export const loadRfq = (visit: Visit): Promise<RfqData> => rfqData('rfq', visit);

export const loadRfqService = (visit: Visit): Promise<RfqData> => rfqData('service', visit);

/** Loads the form for a lead of the organiser's CRM, whose email address is in the link. D-23 */
export async function loadCrmRfq(visit: Visit): Promise<RfqData> {
  const data = await rfqData('crm', visit);
  return { ...data, opening: { ...data.opening, pageSource: LEAD_SOURCE.crmImport } };
}

/** Loads the form for one of the buyer's own requests, or an empty one.  */
export async function loadRfqEdit(visit: Visit<'rfqEdit'>): Promise<RfqData> {
  const { params, ports, signal } = visit;
  const { rfqId } = params;
  const data = await rfqData('edit', visit);
  if (rfqId === undefined) return data;
  const { rfqLifecycle } = await ports.frontGateway();
  // The version is loaded first: an edit of a request that changes in between is rejected, and overwrites nothing.
  const lifecycle = await rfqLifecycle.show({ rfqId }, { signal, handled: true });
  if (!lifecycle.ok && lifecycle.error.code === '404') return { ...data, isMissing: true };
  const { version } = requireValue(lifecycle);
  const rfq = requireValue(await ports.gateway.rfq.detail({ rfqId }, { signal, handled: true, fresh: true }));
  return { ...data, opening: toExistingOpening(toExistingRfq(rfq, { version })) };
}

/** Loads the form for one product, which the request refers to. */
export async function loadRfqLanding(visit: Visit<'rfqLanding'>): Promise<RfqData> {
  const { params, ports, signal } = visit;
  const { product } = requireValue(await loadProduct(ports.gateway, params.productId, signal));
  const [data, { readRfqOpening }] = await Promise.all([
    rfqData('landing', visit),
    loadModule(() => import('@fairhall/core/rfq/opening')),
  ]);
  const query = readQuery(visit.search);
  const { goodsSpuId: id, goodsName: name, images, unit } = product;
  const opening = readRfqOpening(
    { ...query, rfqDescription: query.rfqDescription ?? name },
    { product: { id, name, image: images[0] ?? null, unit } },
  );
  return { ...data, opening };
}

/** Loads the form for an exhibition, which the request refers to. */
export async function loadExhibitionRfq(visit: Visit<'exhibitionRfq'>): Promise<RfqData> {
  const { params, ports, signal, search } = visit;
  const { exhibitionId } = params;
  const front = await ports.frontGateway();
  const { name, industry } = requireValue(await loadExhibition(front, exhibitionId, signal));
  const [data, { readRfqOpening }] = await Promise.all([
    rfqData('exhibition', visit, exhibitionId),
    loadModule(() => import('@fairhall/core/rfq/opening')),
  ]);
  return {
    ...data,
    exhibition: name,
    industry: data.industry ?? industry,
    opening: readRfqOpening(readQuery(search), { exhibitionId }),
  };
}

async function rfqData(kind: RfqData['kind'], visit: Visit, exhibitionId?: string): Promise<RfqData> {
  const query = readQuery(visit.search);
  // Loaded on demand: the browser does not need this code if the server has already read the address.
  const [{ readRfqOpening }, tags] = await Promise.all([
    loadModule(() => import('@fairhall/core/rfq/opening')),
    loadBroughtTags(visit, exhibitionId),
  ]);
  return {
    kind,
    opening: readRfqOpening(query),
    industry: query.industryType ?? null,
    tags,
    isPrivate: query.rfqEmail !== undefined || query.rfqDefaultData !== undefined,
  };
}
