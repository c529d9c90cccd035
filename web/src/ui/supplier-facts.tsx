import { Icon } from './icon.tsx';
import styles from './supplier-facts.module.css';
import type { FactWords } from './supplier-words.ts';

/** The credit light: a shape of its own for each colour, always with its word. */
export function CreditLight({ light, text }: { light: FactWords['light']; text: string }) {
  return (
    <span className={styles.light} data-light={light}>
      {text}
    </span>
  );
}

/** Light, proofs, place and years of a supplier, in one wrapping row. */
export function TrustRow({ facts }: { facts: FactWords }) {
  return (
    <div className={styles.row}>
      <CreditLight light={facts.light} text={facts.lightText} />
      {facts.proofs.map((proof) => (
        <span key={proof.kind} className={styles.proof}>
          <Icon name="shield" small />
          {proof.text}
        </span>
      ))}
      <span>
        <bdi>{facts.place}</bdi>
      </span>
      <span>{facts.years}</span>
    </div>
  );
}
