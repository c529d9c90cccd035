import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './supplier-facts.module.css';
import { SupplierMonogram } from './supplier-monogram.tsx';
import type { FactWords } from './supplier-words.ts';

/** The credit light: a shape of its own for each colour, always with its word. */
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
  /** In place of where it is. */
  readonly children?: ReactNode;
}

/** Who a supplier is: its letters, its name as the way to it, and its place. */
export function SupplierHead({ facts, children }: SupplierHeadProps) {
  return (
    <div className={styles.head}>
      <SupplierMonogram letters={facts.monogram} />
      <div>
        <a className={styles.name} href={facts.href}>
          <bdi>{facts.name}</bdi>
        </a>
        <p className="meta">{children ?? <bdi>{facts.location}</bdi>}</p>
      </div>
    </div>
  );
}

/** What was checked and when, and then what else is known, one below the other. */
export function SupplierFactList({ facts, children }: { facts: FactWords; children: ReactNode }) {
  return (
    <ul className={styles.facts}>
      <ProofList proofs={facts.proofs} />
      {children}
    </ul>
  );
}

export function ProofList({ proofs }: Pick<FactWords, 'proofs'>) {
  return proofs.map((proof) => (
    <li key={proof.kind}>
      <Icon name="shield" />
      <span>
        <b>{proof.text}</b> <bdi className="number">{proof.date}</bdi>
      </span>
    </li>
  ));
}

/** Light, proofs, place and years of a supplier, in one wrapping row; on its own page the light leads to its reasons. */
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
