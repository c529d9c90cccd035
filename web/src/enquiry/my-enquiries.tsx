import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { OutcomePanel, Ways } from '../ui/outcome-panel.tsx';
import styles from './my-enquiries.module.css';
import type { EnquiryWords, MyEnquiriesData } from './my-enquiries-data.ts';

/** The buyer's own enquiries, the latest first. D-51 */
export function MyEnquiriesPage({ data }: { data: MyEnquiriesData }) {
  const boot = useBoot();
  const { text } = useTexts();
  const { rows, empty } = data;
  if (empty !== null) {
    return (
      <div className="wrap" data-page="myEnquiries" data-rows="0">
        <OutcomePanel icon="mail" tone="plain" title={empty.title}>
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
    <div className="wrap" data-page="myEnquiries" data-rows={rows.length}>
      <div className={styles.head}>
        <h1>{text('thread.list.title')}</h1>
        <a className="button" href={hrefOf(boot)('search', { searchType: 'product' })}>
          <Icon name="search" small />
          {text('thread.list.search')}
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

function Row({ row }: { row: EnquiryWords }) {
  const { picture, supplier, unread } = row;
  return (
    <li className={styles.row} data-enquiry={row.id} data-unread={unread === null ? undefined : ''}>
      {picture === null ? (
        <span className={styles.sign}>
          <Icon name="mail" />
        </span>
      ) : (
        <img src={picture} alt="" width="64" height="64" />
      )}
      <div className={styles.words}>
        <a href={row.href}>
          <bdi>{row.name}</bdi>
        </a>
        {supplier === null ? null : (
          <p>
            <bdi>{supplier}</bdi>
          </p>
        )}
        <p className={styles.text} dir="auto">
          {row.text}
        </p>
        <p className="meta number">
          <span>{row.date}</span>
          {unread === null ? null : <b>{unread}</b>}
        </p>
      </div>
      <Status row={row} />
    </li>
  );
}

/** How an enquiry stands, by a shape and a word. */
function Status({ row: { state, status } }: { row: EnquiryWords }) {
  const isOver = state === 'closed' || state === 'spam';
  return (
    <span className={styles.status} data-status={state}>
      {isOver ? <Icon name="check" small /> : <i aria-hidden="true" />}
      {status}
    </span>
  );
}

function Pages({ data }: { data: MyEnquiriesData }) {
  const { text } = useTexts();
  if (data.page === null) return null;
  return (
    <nav className={styles.pages} aria-label={text('thread.list.pages')}>
      {data.previous === null ? null : (
        <a className="button" href={data.previous} rel="prev">
          <Icon name="back" small flip />
          {text('thread.list.previous')}
        </a>
      )}
      <span className="number">{data.page}</span>
      {data.next === null ? null : (
        <a className="button" href={data.next} rel="next">
          {text('thread.list.next')}
          <Icon name="arrow" small flip />
        </a>
      )}
    </nav>
  );
}
