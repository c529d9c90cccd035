import { NO_PICTURE } from '@fairhall/core/contract/resource';
import { useSession } from '../login/use-login.ts';
import { useTexts } from '../page/contexts.ts';
import { SlotLoader } from '../page/slot-loader.ts';
import { Slot } from '../page/slots.ts';
import { useLazyImages } from '../ui/lazy-images.ts';
import { ProductNames } from '../ui/product-names.tsx';
import { StandPlate } from '../ui/stand-plate.tsx';
import { SupplierLight } from '../ui/supplier-facts.tsx';
import styles from './exhibitor-list.module.css';
import type { ExhibitorWords } from './exhibitor-words.ts';

declare module '../page/slots.ts' {
  interface Slots {
    /** The reason why a buyer should visit an exhibitor. D-28 */
    readonly recommendedReason: { readonly exhibitionId: string; readonly supplierId: string };
  }
}

/** Exhibitors with stand, traffic light, tags and a few products, as cards of a shelf or rows of a list. */
export function ExhibitorList({
  exhibitors,
  shape,
  planAt,
  isInPanel = false,
}: {
  exhibitors: readonly ExhibitorWords[];
  shape: 'shelf' | 'rows';
  /** The exhibition for which buyers can plan visits; undefined if the page has no space for the button. */
  planAt?: string | undefined;
  /** True for rows inside a panel with other rows. */
  isInPanel?: boolean;
}) {
  const list = useLazyImages<HTMLUListElement>(exhibitors);
  const rows = isInPanel ? styles.rows : `panel ${styles.rows}`;
  return (
    <ul ref={list} className={shape === 'shelf' ? `grid four ${styles.shelf}` : rows}>
      {exhibitors.map((exhibitor) => (
        <li
          key={exhibitor.id}
          className={shape === 'shelf' ? `panel ${styles.card}` : styles.row}
          data-exhibitor={exhibitor.id}
          data-spotlight={exhibitor.isSpotlight || undefined}
        >
          <Row exhibitor={exhibitor} shape={shape} planAt={planAt} />
          {planAt === undefined ? null : (
            <div className={styles.plan}>
              <Slot
                name="plan"
                exhibitionId={planAt}
                supplierId={exhibitor.id}
                label={exhibitor.name}
                showsPlannerLink={false}
              />
              <MeetingLink exhibitor={exhibitor} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

interface MeetingLinkProps {
  readonly exhibitor: Pick<ExhibitorWords, 'name' | 'meetingHref'>;
  readonly look?: 'button' | 'quiet';
}

/** A link to the form that asks an exhibitor for a meeting; nothing if none is offered. */
export function MeetingLink({ exhibitor: { name, meetingHref }, look = 'quiet' }: MeetingLinkProps) {
  const { text } = useTexts();
  if (meetingHref === null) return null;
  return (
    <a className={look === 'quiet' ? 'button quiet' : 'button'} href={meetingHref} rel="nofollow">
      {text('exhibition.meet')}
      <span className="hidden">: {name}</span>
    </a>
  );
}

interface RowProps {
  readonly exhibitor: ExhibitorWords;
  readonly shape: 'shelf' | 'rows';
  readonly planAt: string | undefined;
}

function Row({ exhibitor, shape, planAt }: RowProps) {
  const { text } = useTexts();
  const { isLoggedIn } = useSession();
  const paid = exhibitor.isSpotlight ? <p className={styles.paid}>{text('exhibition.spotlight')}</p> : null;
  return (
    <>
      {shape === 'shelf' ? (
        <div className={styles.top}>
          <StandPlate name={exhibitor.stand} />
          {paid}
        </div>
      ) : (
        <StandPlate name={exhibitor.stand} className={styles.plate} />
      )}
      <div className={styles.who}>
        <a className={styles.name} href={exhibitor.href}>
          <bdi>{exhibitor.name}</bdi>
        </a>
        {shape === 'shelf' ? null : paid}
        <div className={styles.facts}>
          <p className="meta">
            <bdi>{exhibitor.location}</bdi>
            {' · '}
            {shape === 'rows' ? exhibitor.years : <ProductNames names={exhibitor.mainProducts.slice(0, 2)} />}
          </p>
          <SupplierLight light={exhibitor.light} text={exhibitor.lightText} />
        </div>
        {exhibitor.tags.length === 0 ? null : (
          <ul className={styles.tags}>
            {exhibitor.tags.map(({ name, isHit }) => (
              <li key={name} data-hit={isHit || undefined}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        )}
        {planAt === undefined ? null : (
          <div className={styles.reason}>
            <SlotLoader
              name="recommendedReason"
              isWanted={isLoggedIn}
              isQuiet
              part={{ exhibitionId: planAt, supplierId: exhibitor.id }}
            />
          </div>
        )}
      </div>
      <ul className={styles.pictures}>
        {exhibitor.pictures.map((picture) => (
          <li key={picture.href}>
            <a href={picture.href}>
              <img
                src={NO_PICTURE}
                data-src={picture.src}
                alt={picture.title}
                width="242"
                height="242"
                decoding="async"
                suppressHydrationWarning
              />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
