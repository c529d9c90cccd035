import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { ListPage } from '../ui/list-page.tsx';
import { rowLook } from '../ui/row-list.tsx';
import { Status } from '../ui/status.tsx';
import styles from './manage.module.css';
import type { ManageData, RowWords } from './manage-data.ts';

/** The buyer's own requests, newest first. */
export function RfqManagePage({ data: { rows, words } }: { data: ManageData }) {
  const boot = useBoot();
  const { text } = useTexts();
  return (
    <ListPage
      name="rfqManage"
      icon="document"
      words={words}
      title={text('rfq.list.title')}
      action={
        <a className="button" href={hrefOf(boot)('rfq', {})}>
          <Icon name="plus" small />
          {text('rfq.list.new')}
        </a>
      }
      turns={{ label: text('rfq.list.pages'), previous: text('rfq.list.previous'), next: text('rfq.list.next') }}
      count={rows.length}
    >
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </ListPage>
  );
}

function Row({ row }: { row: RowWords }) {
  return (
    <li className={`${rowLook} ${styles.row}`} data-rfq={row.id}>
      <a href={row.href}>
        <bdi>{row.title}</bdi>
      </a>
      <p className="meta number">
        <span>{row.date}</span>
        {row.quantity === null ? null : <span>{row.quantity}</span>}
        {row.files === null ? null : <span>{row.files}</span>}
      </p>
      <span className={styles.status}>
        <Status tone={row.isOpen ? 'open' : 'over'} label={row.status} />
      </span>
    </li>
  );
}
