import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { ListPage } from '../ui/list-page.tsx';
import { RowPicture, rowLook, rowWords } from '../ui/row-list.tsx';
import { Status } from '../ui/status.tsx';
import { MailAgain } from './mail-again.tsx';
import styles from './my-enquiries.module.css';
import type { EnquiryWords, MyEnquiriesData } from './my-enquiries-data.ts';

/** The buyer's own enquiries, the latest first. D-51 */
export function MyEnquiriesPage({ data: { rows, words } }: { data: MyEnquiriesData }) {
  const boot = useBoot();
  const { text } = useTexts();
  return (
    <ListPage
      name="myEnquiries"
      icon="mail"
      words={words}
      title={text('thread.list.title')}
      action={
        <a className="button" href={hrefOf(boot)('search', { searchType: 'product' })}>
          <Icon name="search" small />
          {text('thread.list.search')}
        </a>
      }
      turns={{
        label: text('thread.list.pages'),
        previous: text('thread.list.previous'),
        next: text('thread.list.next'),
      }}
      count={rows.length}
    >
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </ListPage>
  );
}

const STATUS_TONES = { new: 'waits', read: 'waits', answered: 'open', closed: 'over', spam: 'over' } as const;

function Row({ row }: { row: EnquiryWords }) {
  const { supplier, unread } = row;
  return (
    <li className={`${rowLook} ${styles.row}`} data-enquiry={row.id} data-unread={unread === null ? undefined : ''}>
      <RowPicture src={row.picture} icon="mail" />
      <div className={`${rowWords} ${styles.words}`}>
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
      <span className={styles.status}>
        <Status tone={STATUS_TONES[row.state]} label={row.status} />
      </span>
      {row.canMailAgain ? (
        <div className={styles.again}>
          <MailAgain enquiryId={row.id} />
        </div>
      ) : null}
    </li>
  );
}
