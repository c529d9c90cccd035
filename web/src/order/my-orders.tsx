import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { ListPage } from '../ui/list-page.tsx';
import { RowPicture, rowLook, rowWords } from '../ui/row-list.tsx';
import { Status } from '../ui/status.tsx';
import styles from './my-orders.module.css';
import type { MyOrdersData } from './my-orders-data.ts';
import { ORDER_TONES } from './order-tones.ts';

/** The buyer's orders, the newest first. D-17 */
export function MyOrdersPage({ data: { rows, words } }: { data: MyOrdersData }) {
  const boot = useBoot();
  const { text } = useTexts();
  return (
    <ListPage
      name="myOrders"
      icon="document"
      words={words}
      title={text('order.list.title')}
      action={
        <a className="button" href={hrefOf(boot)('search', { searchType: 'product' })}>
          <Icon name="search" small />
          {text('order.list.search')}
        </a>
      }
      turns={{ label: text('order.list.pages'), previous: text('order.list.previous'), next: text('order.list.next') }}
      count={rows.length}
    >
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </ListPage>
  );
}

function Row({ row }: { row: MyOrdersData['rows'][number] }) {
  return (
    <li className={`${rowLook} ${styles.row}`} data-order={row.id}>
      <RowPicture src={row.picture} icon="document" />
      <div className={`${rowWords} ${styles.words}`}>
        <a href={row.page}>
          <bdi>{row.name}</bdi>
        </a>
        <p>
          <bdi>{row.supplier}</bdi>
        </p>
        <p>
          <b>{row.quantity}</b> · {row.price}
        </p>
        {row.remark === '' ? null : (
          <p className={styles.remark} dir="auto">
            {row.remark}
          </p>
        )}
        <p className="meta">{row.contact}</p>
        <p className="meta number">
          {row.number} · {row.date}
        </p>
      </div>
      <span className={styles.status}>
        <Status tone={ORDER_TONES[row.state]} label={row.status} />
      </span>
    </li>
  );
}
