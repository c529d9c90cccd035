import styles from './step-list.module.css';

interface StepListProps {
  readonly title: string;
  readonly steps: readonly string[];
  /** 'panel' on its own; 'well' within another panel. */
  readonly shape: 'panel' | 'well';
}

/** A numbered list of steps. */
export function StepList({ title, steps, shape }: StepListProps) {
  return (
    <section className={`${shape === 'panel' ? 'panel' : styles.well} ${styles.steps}`}>
      <h2>{title}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
