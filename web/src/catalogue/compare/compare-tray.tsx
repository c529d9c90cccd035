import type { ProductCard } from '@fairhall/core/catalogue/card';
import type { ChoiceFlow, ChoiceView } from '@fairhall/core/catalogue/compare/open-choice';
import { imageUrl } from '@fairhall/core/contract/resource';
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { hrefOf, linkHref } from '../../page/address.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { priceText } from '../../ui/product-words.ts';
import styles from './compare-tray.module.css';
import { useChoice } from './use-choice.ts';
import type { CompareTrayProps } from './use-compare.tsx';

/** The products to compare, at the foot of the page. It turns the presses on the page into the selection. */
export function CompareTray({ presses, setIds }: CompareTrayProps) {
  const flow = useChoice();
  const done = useRef(0);
  useEffect(() => {
    if (flow === null) return;
    for (const productId of presses.slice(done.current)) flow.send({ type: 'product.toggled', productId });
    done.current = presses.length;
  }, [flow, presses]);
  return flow === null ? null : <CompareTrayPanel flow={flow} setIds={setIds} />;
}

function CompareTrayPanel({ flow, setIds }: { flow: ChoiceFlow } & Pick<CompareTrayProps, 'setIds'>) {
  const { text } = useTexts();
  const view = useSyncExternalStore(flow.subscribe, flow.view, flow.view);
  const { items, ids, max, isRefused } = view;
  const tray = useRef<HTMLElement>(null);
  useFocusAfterRemove(tray, ids.length);
  useEffect(() => setIds(ids), [ids, setIds]);
  if (ids.length === 0 && !isRefused) return null;
  return (
    <aside ref={tray} className={styles.tray} aria-label={text('compare.tray')} data-compare-tray={ids.length}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.lead} role="status">
          <b>{text('card.compare')}</b>
          <span className="number">{text('compare.chosen', { count: ids.length, max })}</span>
          {isRefused ? (
            <span className={styles.refused}>
              <Icon name="warning" small />
              {text('compare.full', { max })}
            </span>
          ) : null}
        </div>
        <ul className={styles.slots}>
          {items.map(({ id, card }) => (
            <Slot key={id} card={card} remove={() => flow.send({ type: 'product.removed', productId: id })} />
          ))}
          {ids.length < max ? <li className={styles.free}>{text('compare.free')}</li> : null}
        </ul>
        <CompareTrayActions view={view} clear={() => flow.send({ type: 'choice.cleared' })} />
      </div>
    </aside>
  );
}

/**
 * Removing a product also removes the button that was pressed; the focus then moves to the tray, or to the page below
 * it.
 */
function useFocusAfterRemove(tray: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const isLess = count < before.current;
    before.current = count;
    if (!isLess || document.activeElement !== document.body) return;
    const target = tray.current?.querySelector('button') ?? document.getElementById('content');
    target?.focus({ preventScroll: true });
  }, [tray, count]);
}

function Slot({ card, remove }: { card: ProductCard | null; remove: () => void }) {
  const { imageServer, lang } = useBoot();
  const { text } = useTexts();
  if (card === null) return <li className={styles.slot} aria-busy="true" />;
  const { name, image, price } = card;
  return (
    <li className={styles.slot}>
      <Picture src={imageUrl(imageServer, image, 64)} place="seen" width={56} />
      <span className={styles.words}>
        <bdi>{name}</bdi>
        <b>
          <bdi dir="ltr">{priceText(price, lang) ?? ''}</bdi>
        </b>
      </span>
      <button type="button" aria-label={text('compare.remove', { product: name })} onClick={remove}>
        <Icon name="close" small />
      </button>
    </li>
  );
}

function CompareTrayActions({ view: { link }, clear }: { view: ChoiceView; clear: () => void }) {
  const boot = useBoot();
  const { text } = useTexts();
  return (
    <div className={styles.ways}>
      {link === null ? (
        <span className="button large" aria-disabled="true">
          {text('card.compare')}
        </span>
      ) : (
        <a className="button primary large" href={linkHref(hrefOf(boot))(link)}>
          {text('card.compare')}
        </a>
      )}
      <button type="button" className="button quiet" onClick={clear}>
        {text('compare.clear')}
      </button>
    </div>
  );
}
