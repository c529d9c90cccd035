import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { CardFace } from './card-face.tsx';
import styles from './card-page.module.css';
import type { CardPreviewData } from './card-preview-data.ts';
import { CardSharing } from './card-sharing.tsx';

/** The buyer's own card as others see it, with a button to share it. Only a phone can edit it.  */
export function CardPreviewPage({ data: { card, cdpId } }: { data: CardPreviewData }) {
  const { text } = useTexts();
  const boot = useBoot();
  const isPhone = boot.device === 'h5';
  return (
    <div className={`wrap ${styles.page}`} data-page="ownCard" data-pictures={card.pictures.length}>
      <header>
        <h1>{text('businessCard.asOthers.title')}</h1>
        <p>{text(isPhone ? 'businessCard.asOthers.lead' : 'businessCard.asOthers.onPhone')}</p>
      </header>
      <CardFace card={card} title="h2">
        {isPhone ? (
          <a className="button" href={hrefOf(boot)('myCard', {})}>
            {text('businessCard.asOthers.change')}
          </a>
        ) : undefined}
      </CardFace>
      <CardSharing cdpId={cdpId} />
    </div>
  );
}
