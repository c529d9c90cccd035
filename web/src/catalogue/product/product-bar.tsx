import { useTexts } from '../../page/contexts.ts';
import { Slot } from '../../page/slots.ts';
import { Icon } from '../../ui/icon.tsx';
import { useCompare } from '../compare/use-compare.tsx';
import styles from './product-bar.module.css';
import type { ProductData } from './product-data.ts';
import { ShareButton } from './share-button.tsx';

/** On a phone: a product's actions other than the enquiry, in a menu of the bar at the top. */
export function ProductBar({ data }: { data: ProductData }) {
  const { text } = useTexts();
  const { ids, toggle, tray } = useCompare();
  const isChosen = ids.includes(data.id);
  return (
    <>
      <details className={styles.menu} name="shell-menu">
        <summary aria-label={text('product.actions')}>
          <Icon name="more" />
        </summary>
        <div className={styles.list}>
          {data.enquiryHref === null ? null : <Slot name="follow" type="goods" targetId={data.id} label={data.name} />}
          <button type="button" className="button" aria-pressed={isChosen} onClick={() => toggle(data.id)}>
            <Icon name={isChosen ? 'check' : 'plus'} small />
            {text('card.compare')}
          </button>
          <ShareButton href={data.canonical} title={data.name} />
        </div>
      </details>
      {tray}
    </>
  );
}
