import type { RfqStepView } from '@fairhall/core/rfq/rfq.view';
import type { RfqStep } from '@fairhall/core/rfq/steps';
import { getFormat } from '@fairhall/core/site/format';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './stepper.module.css';

interface RfqStepperProps {
  readonly steps: readonly RfqStepView[];
  readonly goTo: (step: RfqStep) => void;
}

/** The steps of the form, with links back to the completed ones. */
export function RfqStepper({ steps, goTo }: RfqStepperProps) {
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
              <StepText step={step} />
            </button>
          ) : (
            <StepText step={step} />
          )}
        </li>
      ))}
    </ol>
  );
}

function StepText({ step: { number, title, state } }: { step: RfqStepView }) {
  const { lang } = useBoot();
  const { text } = useTexts();
  return (
    <>
      <small>
        {state === 'done' ? <Icon name="check" small /> : null}
        {text('rfq.step', { number: getFormat(lang).number(number) })}
      </small>
      <span>{text(title.key, title.values)}</span>
    </>
  );
}
