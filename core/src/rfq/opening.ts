import type { Query } from '../routes/query.ts';
import { type RfqPrefill, readDefaultData } from './default-data.ts';
import type { RfqDraft } from './draft.ts';
import { omitUndefined } from './prefill-key.ts';
import type { RfqProduct } from './product.ts';

/** A request that was sent before, with which the form opens. */
export interface ExistingRfq {
  readonly rfqId: string;
  /** The version that the buyer sees; undefined to edit whichever is stored. */
  readonly version: number | undefined;
  /** Whether the form changes this request, or sends an ended one again as a new one. */
  readonly act: 'edit' | 'resubmit';
  /** The fields of the request. */
  readonly draft: RfqDraft;
  /** Whether the request has files that a new one does not get. */
  readonly hasOtherFiles: boolean;
  readonly source: number;
  readonly exhibitionId?: string | undefined;
}

/** The data with which the RFQ form opens. */
export interface RfqOpening {
  /** The values that the address prefills. */
  readonly prefill?: RfqPrefill | undefined;
  /** The lead source in the address. */
  readonly source?: number | undefined;
  /** The lead source of the page, for an address without one; later requests from this device do not get it. D-23 */
  readonly pageSource?: number | undefined;
  readonly exhibitionId?: string | undefined;
  /** The product in the address, as far as the page has loaded it. */
  readonly product?: RfqProduct | undefined;
  /** The country of the visitor's IP address. A-84 */
  readonly visitorCountryId?: string | undefined;
  /** The request that the form changes or sends again; absent for a new one. */
  readonly existing?: ExistingRfq | undefined;
}

/** The data of the page besides its address. */
export interface RfqPageData {
  readonly product?: RfqProduct | undefined;
  readonly exhibitionId?: string | undefined;
  readonly visitorCountryId?: string | undefined;
}

/**
 * Reads the page's query. A parameter such as `rfq_email` takes precedence over the same field in `rfq_default_data`.
 * D-34
 */
export function readRfqOpening(query: Query, page: RfqPageData = {}): RfqOpening {
  const bundle = query.rfqDefaultData === undefined ? {} : readDefaultData(query.rfqDefaultData);
  const given = {
    description: query.rfqDescription,
    question: query.rfqQuestion,
    email: query.rfqEmail,
    productId: page.product?.id,
  };
  return {
    prefill: { ...bundle, ...omitUndefined(given) },
    source: query.rfqSource,
    product: page.product,
    exhibitionId: page.exhibitionId ?? query.exhibitionId ?? query.hiddenExhibitionId,
    visitorCountryId: page.visitorCountryId,
  };
}
