import {
  type OwnItems as ItemsOfAccount,
  loadOwnItems,
  type OwnExhibition,
} from '@fairhall/core/account/load-own-items';
import type { GatewayError } from '@fairhall/core/contract/error';
import { errorMessage, toDisplayText } from '@fairhall/core/contract/error-message';
import { exhibitionHref, toExhibitionParams } from '@fairhall/core/exhibition/links';
import { getFormat } from '@fairhall/core/site/format';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { hrefOf, linkHref } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { Icon } from '../ui/icon.tsx';
import { LoadingSpinner } from '../ui/loading-spinner.tsx';
import styles from './account-page.module.css';

interface OwnRow {
  readonly key: string;
  readonly name: string;
  readonly note?: string;
  readonly href: string;
}

interface AccountItemsProps {
  /** Whether the account was opened for these items: they are then scrolled to and get the focus. */
  readonly isWanted?: boolean;
}

/**
 * What the buyer follows, has saved and has booked. On a phone and on a PC, since the phone's list of favourites has no
 * page on a PC. D-63 D-87
 */
export function AccountItems({ isWanted = false }: AccountItemsProps) {
  const { text } = useTexts();
  const section = useRef<HTMLElement>(null);
  const { items, error, retry } = useAccountItems();
  useShown(section, isWanted, items !== null || error !== null);
  return (
    <section ref={section} id="own" className={styles.part} data-own={items === null ? 'loading' : 'shown'}>
      <h2 tabIndex={-1}>{text('me.own')}</h2>
      {items === null ? null : <AccountItemLists items={items} />}
      {items === null && error === null ? <LoadingSpinner /> : null}
      {error === null ? null : <AccountItemsFailure error={error} retry={retry} />}
    </section>
  );
}

function AccountItemsFailure({ error, retry }: { readonly error: GatewayError; readonly retry: () => void }) {
  const texts = useTexts();
  return (
    <div role="alert">
      <p>{toDisplayText(texts, errorMessage(error))}</p>
      <button type="button" className="button" onClick={retry}>
        {texts.text('page.tryAgain')}
      </button>
    </div>
  );
}

function AccountItemLists({
  items: { goods, suppliers, exhibitions, saved, booked },
}: {
  readonly items: ItemsOfAccount;
}) {
  const boot = useBoot();
  const { text } = useTexts();
  const href = hrefOf(boot);
  const toShow = (exhibition: OwnExhibition): OwnRow => ({
    key: exhibition.exhibitionId,
    name: exhibition.name,
    href: exhibitionHref(exhibition, { href: linkHref(href), audience: boot.audience }),
  });
  const toPlan = (exhibition: OwnExhibition): OwnRow =>
    boot.audience === 'buyer'
      ? { ...toShow(exhibition), href: href('expoPlanner', toExhibitionParams(exhibition)) }
      : toShow(exhibition);
  const lists: readonly { readonly title: string; readonly rows: readonly OwnRow[]; readonly total: number }[] = [
    { title: text('me.own.booked'), rows: booked.items.map(toPlan), total: booked.total },
    { title: text('me.own.exhibition'), rows: exhibitions.items.map(toShow), total: exhibitions.total },
    {
      title: text('me.own.goods'),
      rows: goods.items.map(({ id, name }) => ({ key: id, name, href: href('product', { name, productId: id }) })),
      total: goods.total,
    },
    {
      title: text('me.own.supplier'),
      rows: suppliers.items.map(({ id, name }) => ({
        key: id,
        name,
        href: href('supplier', { name, supplierId: id }),
      })),
      total: suppliers.total,
    },
    {
      title: text('me.own.saved'),
      rows: saved.items.map(({ type, id, name, exhibitionId, exhibitionName, supplierId }) => ({
        key: `${exhibitionId} ${id}`,
        name,
        note: exhibitionName,
        href:
          type === 'goodsSpu'
            ? href('product', { name, productId: id }, { exhibitionId })
            : href('supplier', { name, supplierId }, { exhibitionId }),
      })),
      total: saved.total,
    },
  ];
  const filled = lists.filter(({ rows }) => rows.length > 0);
  if (filled.length === 0) return <p className="meta">{text('me.own.none')}</p>;
  return filled.map(({ title, rows, total }) => (
    <AccountItemList key={title} title={title} rows={rows} rest={total - rows.length} />
  ));
}

interface OwnListProps {
  readonly title: string;
  readonly rows: readonly OwnRow[];
  /** The number of items that are not listed. */
  readonly rest: number;
}

function AccountItemList({ title, rows, rest }: OwnListProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  return (
    <>
      <h3 className={styles.own}>{title}</h3>
      <ul>
        {rows.map((row) => (
          <li key={row.key}>
            <a className={styles.row} href={row.href}>
              <span>
                <bdi>{row.name}</bdi>
                {row.note === undefined ? null : <bdi className="meta">{row.note}</bdi>}
              </span>
              <Icon name="arrow" small flip />
            </a>
          </li>
        ))}
      </ul>
      {rest > 0 ? <p className="meta">{text('me.own.rest', { count: getFormat(lang).number(rest) })}</p> : null}
    </>
  );
}

interface UsedItems {
  readonly items: ItemsOfAccount | null;
  readonly error: GatewayError | null;
  readonly retry: () => void;
}

function useAccountItems(): UsedItems {
  const boot = useBoot();
  const source = usePortsSource();
  const [attempt, setAttempt] = useState(0);
  const [items, setItems] = useState<ItemsOfAccount | null>(null);
  const [error, setError] = useState<GatewayError | null>(null);
  useEffect(() => {
    if (source === null) return undefined;
    const leaving = new AbortController();
    const load = async () => {
      setError(null);
      const [{ openFrontGateway }, ports] = await Promise.all([
        loadModule(() => import('../page/front-gateway.ts')),
        source.load(),
      ]);
      const found = await loadOwnItems({ ...ports, front: openFrontGateway(boot, ports) }, leaving.signal);
      if (leaving.signal.aborted) return;
      if (found.ok) setItems(found.value);
      else setError(found.error);
    };
    load().catch(() => undefined); // the page shows a notice about code that cannot be loaded
    return () => leaving.abort();
  }, [source, attempt]);
  return { items, error, retry: () => setAttempt((count) => count + 1) };
}

/** Scrolls to the items and focuses their heading once they are shown, if the account was opened for them. */
function useShown(section: RefObject<HTMLElement | null>, isWanted: boolean, isShown: boolean): void {
  useEffect(() => {
    if (!isShown || !(isWanted || location.hash === '#own')) return;
    section.current?.scrollIntoView({ block: 'start' });
    section.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [isShown]);
}
