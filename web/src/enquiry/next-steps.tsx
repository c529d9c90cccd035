import styles from './next-steps.module.css';

/** What happens once an enquiry has been sent, step by step. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
