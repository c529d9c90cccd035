import { formatPhone } from '@fairhall/core/forms/phone-format';
import type { ReactNode } from 'react';
import { useTexts } from '../page/contexts.ts';
import styles from './card-face.module.css';
import type { CardWords } from './card-words.ts';

interface CardFaceProps {
  readonly card: CardWords;
  /** Level of the heading with the name: the page's title, or one level below it. */
  readonly title: 'h1' | 'h2';
  /** Actions for the card. */
  readonly children?: ReactNode;
}

/** A business card as its recipients see it: its text, and pictures of both sides.  */
export function CardFace({ card, title: Title, children }: CardFaceProps) {
  const { text } = useTexts();
  const { contactName, company, country, pictures } = card;
  return (
    <article className={`panel stand ${styles.card}`} data-business-card="">
      <div className={styles.told}>
        <Title>
          <bdi>{contactName || company || text('businessCard.noName')}</bdi>
        </Title>
        {company === '' || contactName === '' ? null : (
          <p className={styles.company}>
            <bdi>{company}</bdi>
          </p>
        )}
        {country === '' ? null : <p>{country}</p>}
        <CardContacts card={card} />
        {children === undefined ? null : <div className={styles.acts}>{children}</div>}
      </div>
      {pictures.length === 0 ? null : (
        <div className={styles.pictures}>
          {pictures.map(({ side, src, broadSrc }) => (
            <img
              key={side}
              src={src}
              srcSet={`${src} 480w, ${broadSrc} 960w`}
              sizes="(max-width: 48em) 90vw, 400px"
              alt={text(`businessCard.picture.${side}`)}
            />
          ))}
        </div>
      )}
    </article>
  );
}

/** The owner's contact details. */
function CardContacts({ card: { email, mobile } }: { card: CardWords }) {
  const { text } = useTexts();
  if (email === '' && mobile === '') return null;
  return (
    <dl className={styles.reach}>
      {email === '' ? null : (
        <div>
          <dt>{text('businessCard.field.email')}</dt>
          <dd>
            <a className="link" href={`mailto:${email}`} dir="ltr">
              {email}
            </a>
          </dd>
        </div>
      )}
      {mobile === '' ? null : (
        <div>
          <dt>{text('businessCard.field.mobile')}</dt>
          <dd>
            <a className="link" href={`tel:${mobile}`} dir="ltr">
              {formatPhone(mobile)}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
