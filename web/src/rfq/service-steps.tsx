import { useTexts } from '../app/contexts.ts';
import styles from './service-steps.module.css';

/** What the buyer service does with a request. D-23 */
export function ServiceSteps() {
  const { text } = useTexts();
  const steps = (['ask', 'match', 'quote', 'meet'] as const).map((step) => text(`rfq.service.step.${step}`));
  return (
    <section className={`panel ${styles.how}`}>
      <h2>{text('rfq.service.how')}</h2>
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
