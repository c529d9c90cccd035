import { useState } from 'react';
import { useTexts } from '../page/contexts.ts';
import { Slot } from '../page/slots.ts';
import { ListPage } from '../ui/list-page.tsx';
import { RowPicture, rowLook, rowWords } from '../ui/row-list.tsx';
import { CardRows } from './card-rows.tsx';
import styles from './favorites.module.css';
import type { FavoritesData, FavoriteWords } from './favorites-data.ts';

/**
 * The products and exhibitors that the buyer collected at exhibitions, and the saved business cards. A removed item
 * stays visible with an undo button until the buyer leaves the page.  
 */
export function CollectFavoritesPage({ data: { favorite, tabs, rows, cards, words } }: { data: FavoritesData }) {
  const { text } = useTexts();
  const [notice, setNotice] = useState('');
  return (
    <>
      <nav className={styles.tabs} aria-label={text('collect.title')}>
        {tabs.map((tab) => (
          <a key={tab.favorite} href={tab.href} aria-current={tab.favorite === favorite ? 'page' : undefined}>
            {text(`collect.tab.${tab.favorite}`)}
          </a>
        ))}
      </nav>
      <p className="hidden" role="status">
        {notice}
      </p>
      <ListPage
        name="myFavorite"
        icon={favorite === 'exhibitorCard' ? 'person' : 'heart'}
        words={words}
        title={text('collect.title')}
        action={null}
        turns={{ label: text('collect.pages'), previous: text('collect.previous'), next: text('collect.next') }}
        count={rows.length + cards.length}
      >
        {rows.map((row) => (
          <Row key={`${row.exhibitionId} ${row.id}`} row={row} />
        ))}
        {cards.length === 0 ? null : <CardRows cards={cards} showNotice={setNotice} />}
      </ListPage>
    </>
  );
}

function Row({ row }: { row: FavoriteWords }) {
  const { type, id, exhibitionId, name } = row;
  return (
    <li className={`${rowLook} ${styles.row}`} data-favorite={id}>
      <RowPicture src={row.picture} icon={type === 'goodsSpu' ? 'document' : 'store'} />
      <div className={`${rowWords} ${styles.words}`}>
        <a href={row.href}>
          <bdi>{name}</bdi>
        </a>
        {row.supplier === null ? null : (
          <p>
            <bdi>{row.supplier}</bdi>
          </p>
        )}
        <p className="meta">
          <bdi>{row.exhibition}</bdi>
          {row.stand === null ? null : (
            <>
              {' · '}
              <bdi>{row.stand}</bdi>
            </>
          )}
        </p>
        <p className={styles.change}>
          <Slot name="collect" type={type} targetId={id} exhibitionId={exhibitionId} label={name} isKnown />
        </p>
      </div>
    </li>
  );
}
