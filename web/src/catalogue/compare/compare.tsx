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
            {rows.length > 0 && singles > 0 ? <RowSwitch rows={rows.length} singles={singles} /> : null}
            {quantity === null ? null : <CompareQuantity key={quantity.count} quantity={quantity} />}
          </div>
          <CompareTable columns={columns} rows={rows} />
          <CompareSameList rows={same} isAlone={columns.length === 1} />
          <CompareAloneList rows={alone} />
          {askAll === null ? null : (
            <AskAll key={askAll.products.map(({ targetId }) => targetId).join()} part={askAll} />
          )}
        </>
      )}
    </div>
  );
}

/** Shows all rows, or only those that differ. The style sheet hides the others, so that it works without JavaScript. */
function RowSwitch({ rows, singles }: { rows: number; singles: number }) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { number } = getFormat(lang);
  return (
    <fieldset className={styles.switch}>
      <legend className="hidden">{text('compare.rows')}</legend>
      <label>
        <input type="radio" name="rows" value="differing" autoComplete="off" />
        {text('compare.differences', { count: number(rows) })}
      </label>
      <label>
        <input type="radio" name="rows" value="all" autoComplete="off" defaultChecked />
        {text('compare.all', { count: number(rows + singles) })}
      </label>
    </fieldset>
  );
}

/** The bar at the foot of the window, whose button opens the form for one message to all suppliers at its place. */
function AskAll({ part }: { part: AskAllProps }) {
  const { lang } = useBoot();
  const { text, counted } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const count = part.products.length;
  return (
    <div className={styles.askAll} data-ask-all={isOpen ? 'open' : 'closed'}>
      {isOpen ? null : (
        <>
          <p>
            <span>{text('compare.askAll.what')}</span>
            <b>{part.products.map(({ shortSupplier }) => wrapInIsolate(shortSupplier)).join(' · ')}</b>
          </p>
          <button type="button" className="button primary large" onClick={() => setOpen(true)}>
            {count === 2
              ? text('compare.askAll.both')
              : counted('compare.askAll', count, { count: getFormat(lang).number(count) })}
          </button>
        </>
      )}
      <SlotLoader name="askAll" isWanted={isOpen} part={part} />
    </div>
  );
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
