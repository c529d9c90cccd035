import { useEffect, useRef } from 'react';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './add-to-cart.module.css';
import { useCart } from './use-cart.ts';

interface AddToCartProps {
  readonly productId: string;
  /** Beside the link to the enquiry, or in the bar at the foot of a phone. */
  readonly place: 'panel' | 'bar';
}

/**
 * Adds a product to the cart; for a product in the cart it is a link to the cart. Pointing at the button loads the
 * flow.
 */
export function AddToCart({ productId, place }: AddToCartProps) {
  const boot = useBoot();
  const { text } = useTexts();
  const { view, Reply, prepare, act } = useCart();
  const root = useRef<HTMLDivElement>(null);
  const isThere = view?.ids.includes(productId) ?? false;
  const done = view?.done?.productId === productId ? view.done : null;
  useFollowedFocus(root, isThere);
  return (
    <div ref={root} className={styles.place} data-place={place} data-in-cart={isThere ? '' : undefined}>
      {isThere ? (
        <a className="button large" href={hrefOf(boot)('cart', {})}>
          <Icon name="check" small />
          {text('cart.open')}
        </a>
      ) : (
        <button
          type="button"
          className="button large"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => act({ type: 'product.added', productId })}
        >
          {text(place === 'bar' ? 'cart.add' : 'cart.add.full')}
        </button>
      )}
      <p className="hidden" role="status">
        {done === null ? '' : <span key={done.count}>{text(done.message.key, done.message.values)}</span>}
      </p>
      {view === null || Reply === null ? null : <Reply view={view} productId={productId} from={root} act={act} />}
    </div>
  );
}

/** The link replaces the button that was pressed, so it takes over the focus. */
function useFollowedFocus(root: React.RefObject<HTMLDivElement | null>, isThere: boolean): void {
  const was = useRef(isThere);
  useEffect(() => {
    const isNew = isThere && !was.current;
    was.current = isThere;
    if (isNew && document.activeElement === document.body) root.current?.querySelector('a')?.focus();
  }, [root, isThere]);
}
