import { useTexts } from '../page/contexts.ts';
import type { ExhibitionWords } from '../ui/exhibition-words.ts';
import { Icon } from '../ui/icon.tsx';
import { useLazyImages } from '../ui/lazy-images.ts';
import { Picture, type PicturePosition } from '../ui/picture.tsx';
import { Status } from '../ui/status.tsx';
import styles from './exhibitions.module.css';

/**
 * A card is 278 px wide. On screens with two device pixels per CSS pixel the 480 px picture is sharp enough, and has a
 * third of the next one's size.
 */
const CARD_SIZES = '240px';

interface ExhibitionCardsProps {
  readonly title: string;
  readonly cards: readonly ExhibitionWords[];
  /** True if the first card has the largest picture of the first view. */
  readonly isFirst?: boolean;
}

/** Exhibitions with their days, place and status; on a phone a scrollable row. D-04 D-05 */
export function ExhibitionCards({ title, cards, isFirst = false }: ExhibitionCardsProps) {
  const list = useLazyImages<HTMLUListElement>(cards);
  if (cards.length === 0) return null;
  return (
    <section className="section" data-exhibitions="">
      <div className="section-head">
        <h2>{title}</h2>
      </div>
      <ul ref={list} className={styles.cards}>
        {cards.map((card, place) => (
          <li key={card.id} className={`panel stand ${styles.card}`} data-industry={card.industry}>
            <ExhibitionPicture
              image={card.image}
              place={isFirst && place === 0 ? 'first' : 'below'}
              sizes={CARD_SIZES}
            />
            <ExhibitionFacts card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An exhibition's picture, or a coloured area without one. */
export const ExhibitionPicture = ({ image, ...shown }: { image: string; place: PicturePosition; sizes: string }) =>
  image === '' ? <span className={styles.blank} /> : <Picture src={image} width={400} {...shown} />;

function ExhibitionFacts({ card }: { card: ExhibitionWords }) {
  const { text } = useTexts();
  return (
    <div className={styles.body}>
      <p className={styles.top}>
        <Status tone={card.status.tone} label={card.status.label} />
        <span className="meta">{text(`industry.${card.industry}`)}</span>
      </p>
      <b className={styles.days}>{card.days}</b>
      <h3>
        <bdi>{card.name}</bdi>
      </h3>
      <p className="meta">
        <bdi>{card.location}</bdi>
      </p>
      {card.href === null ? null : (
        <p className={styles.foot}>
          <a className="link" href={card.href} aria-label={`${card.linkText}: ${card.name}`}>
            {card.linkText}
            <Icon name="arrow" small flip />
          </a>
        </p>
      )}
    </div>
  );
}
