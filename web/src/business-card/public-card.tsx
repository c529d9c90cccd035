import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { OutcomeActions, OutcomePanel } from '../ui/outcome-panel.tsx';
import { CardFace } from './card-face.tsx';
import styles from './card-page.module.css';
import type { PublicCardData } from './public-card-data.ts';
import { SaveContact } from './save-contact.tsx';

/** A card that its owner shares, or a note that it is not shared.  */
export function BusinessCardPublicPage({ data: { card, supplierHref, address } }: { data: PublicCardData }) {
  const { text } = useTexts();
  const href = hrefOf(useBoot());
  if (card === null)
    return (
      <div className="wrap" data-page="publicCard" data-absent="">
        <OutcomePanel icon="person" tone="plain" title={text('businessCard.none.title')}>
          <p>{text('businessCard.none.text')}</p>
          <OutcomeActions>
            <a className="button primary" href={href('home', {})}>
              {text('page.toHome')}
            </a>
          </OutcomeActions>
        </OutcomePanel>
      </div>
    );
  return (
    <div className={`wrap ${styles.page}`} data-page="publicCard" data-pictures={card.pictures.length}>
      <CardFace card={card} title="h1">
        <SaveContact card={card} address={address} />
        {supplierHref === null ? null : (
          <a className="button large" href={supplierHref}>
            {text('businessCard.public.supplier')}
          </a>
        )}
      </CardFace>
    </div>
  );
}
