import type { OutputOf } from '../../contract/call.ts';
import type { SampleExhibitionCount, supplierSample } from '../../contract/sample/supplier-calls.ts';
import type { ContextOf, ListDefinition, ListEvent } from '../../lists/list.machine.ts';
import type { CancelSignal } from '../../ports/cancel-signal.ts';
import { ok } from '../../result.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { provideSupplierList } from '../../supplier-login/supplier-list.ts';

export type SamplesEvent =
  | ListEvent
  | { readonly type: 'exhibition.selected'; readonly exhibitionId: string }
  | { readonly type: 'sample.marked'; readonly id: string; readonly isCollected: boolean };

/** '' for the first exhibition with samples. */
interface SamplesQuery {
  readonly pageNo: number;
  readonly exhibitionId: string;
}

interface Samples extends OutputOf<typeof supplierSample.list> {
  readonly exhibitions: readonly SampleExhibitionCount[];
  readonly exhibitionId: string;
}

interface SampleMark {
  readonly id: string;
  readonly isCollected: boolean;
}

/** The samples that visitors booked from a supplier at an exhibition, and which of them were collected. */
export const supplierSampleList: ListDefinition<SamplesEvent, SamplesQuery, Samples, SampleMark> = {
  id: 'supplierSamples',
  query: { pageNo: 1, exhibitionId: '' },
  local: {},
  queries: { 'exhibition.selected': ({ exhibitionId }) => ({ exhibitionId }) },
  changes: { 'sample.marked': ({ id, isCollected }) => ({ id, isCollected }) },
  queryOf: ({ exhibitionId }) => ({ exhibitionId }),
  rowOf: ({ id }) => id,
  // The row stays where it is, so that the mark can be taken back at the same place.
  changed: (list, { id, isCollected }) => markSample(list, id, isCollected),
  // After any failure the shown list may be outdated, since the visitor may have cancelled the sample.
  isOutdatedBy: () => true,
};

function markSample(list: Samples, id: string, isCollected: boolean): Samples | null {
  const marked = list.records.find((row) => row.id === id);
  if (marked === undefined) return null;
  const status = isCollected ? 1 : 0;
  const records = list.records.map((row) => (row.id === id ? { ...row, status: status as 0 | 1 } : row));
  const pieces = marked.status === status ? 0 : marked.quantity * (isCollected ? 1 : -1);
  const exhibitions = list.exhibitions.map((exhibition) =>
    exhibition.exhibitionId === marked.exhibitionId
      ? { ...exhibition, products: exhibition.products.map((each) => movePieces(each, marked.goodsId, pieces)) }
      : exhibition,
  );
  return { ...list, records, exhibitions };
}

const movePieces = (
  product: SampleExhibitionCount['products'][number],
  goodsId: string,
  pieces: number,
): SampleExhibitionCount['products'][number] =>
  product.goodsId === goodsId
    ? { ...product, booked: product.booked - pieces, collected: product.collected + pieces }
    : product;

export type SamplesContext = ContextOf<typeof supplierSampleList>;

/** Binds the list to the gateway. */
export function provideSamples(ports: SupplierPorts) {
  const { supplierSample } = ports.supplierGateway;
  return provideSupplierList(
    supplierSampleList,
    {
      load: (query, signal) => loadSamples(ports, query, signal),
      change: (mark, key, signal) =>
        supplierSample.mark(mark, { idempotencyKey: key, retry: true, signal, handled: true }),
    },
    ports,
  );
}

/** Loads the counts of all exhibitions, then the bookings of the selected one, or of the first one. */
async function loadSamples(
  { supplierGateway: { supplierSample } }: Pick<SupplierPorts, 'supplierGateway'>,
  { pageNo, exhibitionId: selected }: SamplesQuery,
  signal: CancelSignal,
) {
  const options = { signal, fresh: true, handled: true } as const;
  const exhibitions = await supplierSample.counts({}, options);
  if (!exhibitions.ok) return exhibitions;
  const exhibitionId = selected === '' ? (exhibitions.value[0]?.exhibitionId ?? '') : selected;
  if (exhibitionId === '') return ok({ records: [], total: 0, pageNo: 1, pageSize: 20, exhibitions: [], exhibitionId });
  const bookings = await supplierSample.list({ pageNo, exhibitionId }, options);
  return bookings.ok ? ok({ ...bookings.value, exhibitions: exhibitions.value, exhibitionId }) : bookings;
}
