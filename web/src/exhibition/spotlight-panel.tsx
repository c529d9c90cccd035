import { useTexts } from '../page/contexts.ts';
import { Slot } from '../page/slots.ts';
import { Icon } from '../ui/icon.tsx';
import { StandPlate } from '../ui/stand-plate.tsx';
import { SupplierLight } from '../ui/supplier-facts.tsx';
import type { ExhibitionPageWords } from './exhibition-page-words.ts';
import { MeetingLink } from './exhibitor-list.tsx';
import type { SpotlightWords } from './spotlight-data.ts';
import styles from './spotlight-panel.module.css';

interface ExhibitorSpotlightProps {
  readonly spotlight: SpotlightWords;
  readonly expo: ExhibitionPageWords;
  readonly canPlan: boolean;
}

/** A spotlight exhibitor above the list, marked as paid. */
export function ExhibitorSpotlight({ spotlight, expo, canPlan }: ExhibitorSpotlightProps) {
  const { text } = useTexts();
  const { exhibitor, employees, about, picture, goods } = spotlight;
  return (
    <section className={`panel stand ${styles.spotlight}`} data-part="spotlight">
      <div className={styles.picture}>
        <img src={picture} alt="" width="480" height="480" decoding="async" />
        <StandPlate name={exhibitor.stand} className={styles.plate} />
      </div>
      <div className={styles.who}>
        <p className="meta">{text('exhibition.spotlight')}</p>
        <div>
          <h3>
            <bdi>{exhibitor.name}</bdi>
          </h3>
          <p className="meta">
            <bdi>{exhibitor.location}</bdi> · {exhibitor.years} · {employees}
          </p>
        </div>
        <p className={styles.trust}>
          <SupplierLight light={exhibitor.light} text={exhibitor.lightText} />
          {exhibitor.proofs.map(({ kind, text: proof }) => (
            <span key={kind}>
              <Icon name="shield" small />
              {proof}
            </span>
          ))}
        </p>
        {about === '' ? null : (
          <p className={styles.about} dir="auto">
            {about}
          </p>
        )}
        <div className={styles.ways}>
          {canPlan ? (
            <Slot
              name="plan"
              exhibitionId={expo.id}
              supplierId={exhibitor.id}
              label={exhibitor.name}
              showsPlannerLink={false}
              isPrimary
            />
          ) : null}
          <MeetingLink exhibitor={exhibitor} look="button" />
          <a className="button quiet" href={exhibitor.href}>
            {text('exhibition.spotlight.stand')}
            <span className="hidden">: {exhibitor.name}</span>
          </a>
        </div>
      </div>
      {goods.length === 0 ? null : (
        <ul className={styles.goods}>
          {goods.map((good) => (
            <li key={good.id}>
              <a href={good.href}>
                <img src={good.image} alt="" width="332" height="332" loading="lazy" decoding="async" />
                <bdi>{good.title}</bdi>
                {good.price === null ? null : (
                  <b>
                    <bdi className="number" dir="ltr">
                      {good.price}
                    </bdi>
                  </b>
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
