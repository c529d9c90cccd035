import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './supplier-facts.module.css';
import { SupplierMonogram } from './supplier-monogram.tsx';
import type { FactWords } from './supplier-words.ts';

/** The credit light. Each colour has its own shape, and the word is always shown. */
export function SupplierLight({ light, text, href }: { light: FactWords['light']; text: string; href?: string }) {
  const Light = href === undefined ? 'span' : 'a';
  return (
    <Light className={styles.light} data-light={light} href={href}>
      {text}
    </Light>
  );
}

interface SupplierHeadProps {
  readonly facts: FactWords;
  /** Replaces the location. */
  readonly children?: ReactNode;
}

/** A supplier's logo or initials, its name with a link, and its location. */
export function SupplierHead({ facts, children }: SupplierHeadProps) {
  return (
    <div className={styles.head}>
      <SupplierMonogram letters={facts.monogram} logo={facts.logo} />
      <div>
        <a className={styles.name} href={facts.href}>
          <bdi>{facts.name}</bdi>
        </a>
        <p className="meta">{children ?? <bdi>{facts.location}</bdi>}</p>
      </div>
    </div>
  );
}

/** The verified facts with their dates, then further facts, as a list. */
export function SupplierFactList({ facts, children }: { facts: FactWords; children: ReactNode }) {
  return (
    <ul className={styles.facts}>
      <VerificationList proofs={facts.proofs} />
      {children}
    </ul>
  );
}

export function VerificationList({ proofs }: Pick<FactWords, 'proofs'>) {
  return proofs.map((proof) => (
    <li key={proof.kind} className={styles.verified}>
      <Icon name="shield" />
      <span>
        <b>{proof.text}</b> <bdi className="number">{proof.date}</bdi>
      </span>
    </li>
  ));
}

/**
 * A supplier's light, proofs, location and years in one wrapping row. On the supplier's own page, the light links to
 * its reasons.
 */
export function SupplierTrustRow({ facts, isOwn = false }: { facts: FactWords; isOwn?: boolean }) {
  return (
    <div className={styles.row}>
      <SupplierLight light={facts.light} text={facts.lightText} {...(isOwn && { href: facts.lightHref })} />
      {facts.proofs.map((proof) => (
        <span key={proof.kind} className={styles.proof}>
          <Icon name="shield" small />
          {proof.text}
        </span>
      ))}
      <span>
        <bdi>{facts.location}</bdi>
      </span>
      <span>{facts.years}</span>
      {facts.reply === null ? null : <span>{facts.reply}</span>}
    </div>
  );
}
