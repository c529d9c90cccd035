import { getFormat } from '@fairhall/core/site/format';
import { useState } from 'react';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { SlotLoader } from '../../page/slot-loader.ts';
import { OutcomeActions, OutcomePanel } from '../../ui/outcome-panel.tsx';
import { PageBreadcrumbs } from '../../ui/page-breadcrumbs.tsx';
import { wrapInIsolate } from '../../ui/wrap-in-isolate.ts';
import styles from './compare.module.css';
import type { AskAllProps, CompareData } from './compare-data.ts';
import { CompareQuantity } from './compare-quantity.tsx';
import { CompareTable } from './compare-table.tsx';
import { CompareAloneList, CompareSameList } from './single-lists.tsx';

/** The least number of rows that the switch hides: with fewer, both of its pages would look alike. */
const SWITCH_FROM = 3;

/** Products side by side. */
export function ComparePage({ data }: { data: CompareData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  const { title, columns, rows, same, alone, notes, quantity, askAll } = data;
  const singles = same.length + alone.length;
  return (
    <div className={`wrap ${styles.page}`} data-page="compare" data-compared={columns.length}>
      {device === 'pc' ? <PageBreadcrumbs crumbs={[{ name: text('compare.tray') }]} /> : null}
      {columns.length === 0 ? (
        <EmptyComparison data={data} />
      ) : (
        <>
          <h1 className={device === 'pc' ? styles.title : 'hidden'}>{title}</h1>
          <CompareNotes notes={notes} />
          <div className={styles.choices}>
            {rows.length > 0 && singles >= SWITCH_FROM ? <RowSwitch rows={rows.length} singles={singles} /> : null}
            {quantity === null ? null : <CompareQuantity key={quantity.count} quantity={quantity} />}
          </div>
          <CompareTable columns={columns} rows={rows} hasAskAll={askAll !== null} />
          <CompareSameList rows={same} isAlone={columns.length === 1} />
          <CompareAloneList rows={alone} />
          {askAll === null ? null : (
            <AskAll
              key={askAll.products.map(({ targetId }) => targetId).join()}
              part={askAll}
              single={findSingleForm(data)}
            />
          )}
        </>
      )}
    </div>
  );
}

/** Shows only the rows that differ, or all. The style sheet hides the others, so that it works without JavaScript. */
function RowSwitch({ rows, singles }: { rows: number; singles: number }) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { number } = getFormat(lang);
  return (
    <fieldset className={styles.switch}>
      <legend className="hidden">{text('compare.rows')}</legend>
      <label>
        <input type="radio" name="rows" value="differing" autoComplete="off" defaultChecked />
        {text('compare.differences', { count: number(rows) })}
      </label>
      <label>
        <input type="radio" name="rows" value="all" autoComplete="off" />
        {text('compare.all', { count: number(rows + singles) })}
      </label>
    </fieldset>
  );
}

/**
 * The bar at the foot of the window, whose button opens the form for one message to all suppliers at its place. A single
 * supplier, the others being rated red, is asked with the product's own form.
 */
function AskAll({ part, single }: { part: AskAllProps; single: string | undefined }) {
  const { lang } = useBoot();
  const { text, counted } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const count = part.products.length;
  const left = part.omitted.length;
  const formatNumbered = (key: 'compare.askAll' | 'compare.askAll.some' | 'compare.askAll.omitted', value: number) =>
    counted(key, value, { count: getFormat(lang).number(value) });
  return (
    <div className={styles.askAll} data-ask-all={isOpen ? 'open' : 'closed'}>
      {isOpen ? null : (
        <>
          <p>
            {count === 1 ? null : <span>{text('compare.askAll.what')}</span>}
            <b>{part.products.map(({ shortSupplier }) => wrapInIsolate(shortSupplier)).join(' · ')}</b>
            {left === 0 ? null : <span>{formatNumbered('compare.askAll.omitted', left)}</span>}
          </p>
          {single === undefined ? (
            <button type="button" className="button primary large" onClick={() => setOpen(true)}>
              {left > 0
                ? formatNumbered('compare.askAll.some', count)
                : count === 2
                  ? text('compare.askAll.both')
                  : formatNumbered('compare.askAll', count)}
            </button>
          ) : (
            <a className="button primary large" href={single}>
              {text('product.enquire')}
            </a>
          )}
        </>
      )}
      <SlotLoader name="askAll" isWanted={isOpen} part={part} />
    </div>
  );
}

/** The address of the enquiry form, if only one supplier can be asked here; else undefined. */
function findSingleForm({ askAll, columns }: CompareData): string | undefined {
  const [only, other] = askAll?.products ?? [];
  if (only === undefined || other !== undefined) return undefined;
  return columns.find(({ id }) => id === only.targetId)?.enquiryHref ?? undefined;
}

function CompareNotes({ notes }: Pick<CompareData, 'notes'>) {
  return notes.map((note) => (
    <p key={note} className={styles.note}>
      {note}
    </p>
  ));
}

function EmptyComparison({ data: { notes, searchHref } }: { data: CompareData }) {
  const { text } = useTexts();
  return (
    <OutcomePanel icon="grid" tone="plain" title={text('compare.none')}>
      <CompareNotes notes={notes} />
      <p>{text('compare.none.how')}</p>
      <OutcomeActions>
        <a className="button primary" href={searchHref}>
          {text('compare.none.go')}
        </a>
      </OutcomeActions>
    </OutcomePanel>
  );
}
