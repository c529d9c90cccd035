import { SAMPLE_STATUS } from '../../contract/sample/limits.ts';
import type { SampleProductCount, SupplierSample } from '../../contract/sample/supplier-calls.ts';
import type { ListSnapshot } from '../../lists/list.machine.ts';
import { contextOf, LIST_START, type ListView, listView } from '../../lists/list.view.ts';
import type { SamplesContext } from './samples.machine.ts';

export interface SampleRow extends SupplierSample {
  /** Whether the supplier can mark it as collected, or take the mark back. */
  readonly canMark: boolean;
  readonly isCollected: boolean;
}

export interface SamplesView extends ListView {
  /** Samples to be collected first. */
  readonly rows: readonly SampleRow[];
  readonly exhibitions: readonly { readonly exhibitionId: string; readonly name: string }[];
  /** The selected exhibition; '' without samples. */
  readonly exhibitionId: string;
  /** The pieces of each product at the selected exhibition. */
  readonly products: readonly SampleProductCount[];
}

/** Returns the view of the sample list. */
export function supplierSamplesView(snapshot: ListSnapshot): SamplesView {
  const { list, query } = contextOf<SamplesContext>(snapshot);
  const exhibitions = list?.exhibitions ?? [];
  const exhibitionId = query.exhibitionId || (list?.exhibitionId ?? '');
  return {
    ...listView(snapshot),
    rows: (list?.records ?? []).map((sample) => ({
      ...sample,
      canMark: sample.status !== SAMPLE_STATUS.cancelled,
      isCollected: sample.status === SAMPLE_STATUS.collected,
    })),
    exhibitions: exhibitions.map((each) => ({ exhibitionId: each.exhibitionId, name: each.exhibitionName })),
    exhibitionId,
    products: exhibitions.find((each) => each.exhibitionId === exhibitionId)?.products ?? [],
  };
}

/** The page before its flow is loaded. */
export const SUPPLIER_SAMPLES_START: SamplesView = {
  ...LIST_START,
  rows: [],
  exhibitions: [],
  exhibitionId: '',
  products: [],
};
