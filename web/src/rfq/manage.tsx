import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { OutcomePanel, Ways } from '../ui/outcome-panel.tsx';
import styles from './manage.module.css';
import type { ManageData, RowWords } from './manage-data.ts';
import { RfqStatus } from './rfq-status.tsx';

/** The buyer's own requests, newest first. */
export function RfqManagePage({ data }: { data: ManageData }) {
  const boot = useBoot();
  const { text } = useTexts();
  const { rows, empty } = data;
  if (empty !== null) {
    return (
      <div className="wrap" data-page="rfqManage" data-rows="0">
        <OutcomePanel icon="document" tone="plain" title={empty.title}>
          <p>{empty.text}</p>
          <Ways>
            <a className="button primary" href={empty.href}>
              {empty.action}
            </a>
          </Ways>
        </OutcomePanel>
      </div>
    );
  }
  return (
    <div className="wrap" data-page="rfqManage" data-rows={rows.length}>
      <div className={styles.head}>
        <h1>{text('rfq.list.title')}</h1>
        <a className="button" href={hrefOf(boot)('rfq', {})}>
          <Icon name="plus" small />
          {text('rfq.list.new')}
        </a>
      </div>
      <ul className={`panel ${styles.rows}`}>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      <Pages data={data} />
    </div>
  );
}

function Row({ row }: { row: RowWords }) {
  return (
    <li className={styles.row} data-rfq={row.id}>
      <a href={row.href}>
        <bdi>{row.title}</bdi>
      </a>
      <p className="meta number">
        <span>{row.date}</span>
        {row.quantity === null ? null : <span>{row.quantity}</span>}
        {row.files === null ? null : <span>{row.files}</span>}
      </p>
      <RfqStatus isOpen={row.isOpen} label={row.status} />
    </li>
  );
}

function Pages({ data }: { data: ManageData }) {
  const { text } = useTexts();
  if (data.page === null) return null;
  return (
    <nav className={styles.pages} aria-label={text('rfq.list.pages')}>
      {data.previous === null ? null : (
        <a className="button" href={data.previous} rel="prev">
          <Icon name="back" small flip />
          {text('rfq.list.previous')}
        </a>
      )}
      <span className="number">{data.page}</span>
      {data.next === null ? null : (
        <a className="button" href={data.next} rel="next">
          {text('rfq.list.next')}
          <Icon name="arrow" small flip />
        </a>
      )}
    </nav>
  );
}
