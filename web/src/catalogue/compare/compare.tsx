import { useState } from 'react';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { SlotLoader } from '../../page/slot-loader.ts';
import { OutcomeActions, OutcomePanel } from '../../ui/outcome-panel.tsx';
import { PageBreadcrumbs } from '../../ui/page-breadcrumbs.tsx';
import styles from './compare.module.css';
import type { AskAllProps, CompareData } from './compare-data.ts';
import { CompareTable } from './compare-table.tsx';

/** Products side by side. */
export function ComparePage({ data }: { data: CompareData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  const { title, columns, notes, askAll } = data;
  return (
    <div className={`wrap ${styles.page}`} data-page="compare" data-compared={columns.length}>
      {device === 'pc' ? <PageBreadcrumbs crumbs={[{ name: text('compare.tray') }]} /> : null}
      {columns.length === 0 ? (
        <EmptyComparison data={data} />
      ) : (
        <>
          <div className={styles.heading}>
            <h1 className={device === 'pc' ? undefined : 'hidden'}>{title}</h1>
            {columns.length > 1 ? (
              <label className={styles.only}>
                <input type="checkbox" autoComplete="off" />
                {text('compare.onlyDiffering')}
              </label>
            ) : null}
          </div>
          <CompareNotes notes={notes} />
          {askAll === null ? null : (
            <AskAll key={askAll.products.map(({ targetId }) => targetId).join()} part={askAll} />
          )}
          <CompareTable data={data} />
        </>
      )}
    </div>
  );
}

/** A button that opens the form for one message to all suppliers, above the table, which is several screens tall. */
function AskAll({ part }: { part: AskAllProps }) {
  const { text } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.askAll} data-ask-all={isOpen ? 'open' : 'closed'}>
      {isOpen ? null : (
        <button type="button" className="button primary large" onClick={() => setOpen(true)}>
          {text('compare.askAll')}
        </button>
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
