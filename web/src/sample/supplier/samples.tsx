import type { SamplesEvent } from '@fairhall/core/sample/supplier/samples.machine';
import { type SamplesView, SUPPLIER_SAMPLES_START } from '@fairhall/core/sample/supplier/samples.view';
import { getFormat } from '@fairhall/core/site/format';
import { useId } from 'react';
import { FormFailure } from '../../forms/form-notice.tsx';
import select from '../../forms/select-field.module.css';
import box from '../../forms/text-field.module.css';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { loadModule } from '../../page/load-module.ts';
import { SupplierRows } from '../../supplier-site/list-parts.tsx';
import { SupplierPage } from '../../supplier-site/supplier-page.tsx';
import { useRefresh } from '../../supplier-site/use-refresh.ts';
import { useSupplierFlow } from '../../supplier-site/use-supplier-flow.ts';
import { Icon } from '../../ui/icon.tsx';
import { ListHead } from '../../ui/row-list.tsx';
import { SampleRow } from './sample-row.tsx';
import styles from './samples.module.css';
import type { SamplesData } from './samples-data.ts';

/** The samples that visitors booked from the supplier at an exhibition, and which of them were collected. */
export function SupplierSamples({ data: { countries } }: { data: SamplesData }) {
  const { text } = useTexts();
  const { view, send } = useSupplierFlow<SamplesView, SamplesEvent>({
    start: SUPPLIER_SAMPLES_START,
    atOnce: true,
    open: async (ports) =>
      (await loadModule(() => import('@fairhall/core/sample/supplier/samples.page'))).openSamples(ports),
  });
  useRefresh(send);
  return (
    <SupplierPage
      name="supplierSamples"
      view={view}
      loading={text('supplierSamples.loading')}
      failed={text('supplierSamples.failed')}
      shape="list"
      onRetry={() => send({ type: 'retry.requested' })}
    >
      <ListHead title={<h1>{text('supplierSite.samples')}</h1>}>
        {view.rows.length === 0 ? null : <p className="meta">{text('supplierSamples.lead')}</p>}
        <ExhibitionChoice view={view} send={send} />
      </ListHead>
      <ProductCounts view={view} />
      <FormFailure message={view.message} />
      <SupplierRows
        label={text('supplierSite.samples')}
        view={view}
        send={send}
        empty={{ icon: 'check', text: text('supplierSamples.none') }}
      >
        {view.rows.map((row) => (
          <SampleRow
            key={row.id}
            row={row}
            country={countries[row.countryId] ?? ''}
            isBusy={view.busy}
            mark={(isCollected) => send({ type: 'sample.marked', id: row.id, isCollected })}
          />
        ))}
      </SupplierRows>
    </SupplierPage>
  );
}

interface SamplesProps {
  readonly view: SamplesView;
  readonly send: (event: SamplesEvent) => void;
}

/** The choice of the exhibition, or its name if there is only one. */
function ExhibitionChoice({ view: { exhibitions, exhibitionId }, send }: SamplesProps) {
  const { text } = useTexts();
  const id = useId();
  const [first] = exhibitions;
  if (first === undefined) return null;
  const toName = (each: typeof first) =>
    each.name || text('supplierSamples.exhibition.gone', { number: each.exhibitionId });
  if (exhibitions.length === 1)
    return (
      <p>
        <bdi>{toName(first)}</bdi>
      </p>
    );
  return (
    <div className={`${box.field} ${styles.choice}`}>
      <label htmlFor={id}>{text('supplierSamples.exhibition')}</label>
      <span className={`${box.box} ${select.select}`}>
        <select
          id={id}
          value={exhibitionId}
          onChange={({ currentTarget }) => send({ type: 'exhibition.selected', exhibitionId: currentTarget.value })}
        >
          {exhibitions.map((each) => (
            <option key={each.exhibitionId} value={each.exhibitionId}>
              {toName(each)}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </span>
    </div>
  );
}

/** How many pieces of each product to have ready at the stand, and how many are collected. */
function ProductCounts({ view: { products } }: Pick<SamplesProps, 'view'>) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { number } = getFormat(lang);
  if (products.length === 0) return null;
  return (
    <section className={`panel ${styles.counts}`} data-counts="">
      <h2>{text('supplierSamples.counts')}</h2>
      <ul>
        {products.map(({ goodsId, goodsName, booked, collected }) => (
          <li key={goodsId} data-product={goodsId}>
            <bdi>{goodsName || text('supplierSamples.productGone')}</bdi>
            <span>{text('supplierSamples.toCollect', { count: number(booked) })}</span>
            <span className="meta">{text('supplierSamples.collectedCount', { count: number(collected) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
