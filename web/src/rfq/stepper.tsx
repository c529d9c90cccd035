import type { RfqStepView } from '@fairhall/core/rfq/rfq.view';
import type { RfqStep } from '@fairhall/core/rfq/steps';
import { formatFor } from '@fairhall/core/site/format';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './stepper.module.css';

interface StepperProps {
  readonly steps: readonly RfqStepView[];
  readonly goTo: (step: RfqStep) => void;
}

/** The steps of the form, with the way back to those that are done. */
export function Stepper({ steps, goTo }: StepperProps) {
  const { text } = useTexts();
  return (
    <ol className={styles.steps} aria-label={text('rfq.steps')}>
      {steps.map((step) => (
        <li
          key={step.name}
          data-step={step.name}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          {step.state === 'done' ? (
            <button type="button" onClick={() => goTo(step.name)}>
              <Words step={step} />
            </button>
          ) : (
            <Words step={step} />
          )}
        </li>
      ))}
    </ol>
  );
}

function Words({ step: { number, title, state } }: { step: RfqStepView }) {
  const { lang } = useBoot();
  const { text } = useTexts();
  return (
    <>
      <small>
        {state === 'done' ? <Icon name="check" small /> : null}
        {text('rfq.step', { number: formatFor(lang).number(number) })}
      </small>
      <span>{text(title.key, title.values)}</span>
    </>
  );
}
