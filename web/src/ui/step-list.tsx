import styles from './step-list.module.css';

interface StepListProps {
  readonly title: string;
  readonly steps: readonly string[];
  /** By itself, or sunken into the panel around it. */
  readonly shape: 'panel' | 'well';
}

/** What happens one after the other, by numbers. */
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
