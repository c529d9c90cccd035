import { toDisplayText } from '@fairhall/core/contract/error-message';
import { RESULT_STEPS, type ResultStep } from '@fairhall/core/preregistration/result';
import { getFormat } from '@fairhall/core/site/format';
import { FormSideCard } from '../forms/form-page.tsx';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './preregistration.module.css';

interface ResultStepsProps {
  readonly isDone: boolean;
  /** The links of steps, if the page has them. */
  readonly links?: Partial<Record<ResultStep['name'], { readonly href: string; readonly text: string }>>;
}

/** The steps of a registration, those done and those to come. */
export function ResultSteps({ isDone, links = {} }: ResultStepsProps) {
  const texts = useTexts();
  const { number } = getFormat(useBoot().lang);
  return (
    <ol className={styles.steps}>
      {RESULT_STEPS.map((step, index) => (
        <li key={step.name} data-step={step.name} data-done={isDone && step.isDone ? '' : undefined}>
          <i>{isDone && step.isDone ? <Icon name="check" small /> : number(index + 1)}</i>
          <b>{toDisplayText(texts, step.title)}</b>
          <span>{toDisplayText(texts, step.text)}</span>
          <StepLink link={links[step.name]} />
        </li>
      ))}
    </ol>
  );
}

function StepLink({ link }: { link: { readonly href: string; readonly text: string } | undefined }) {
  return link === undefined ? null : (
    <a className="link" href={link.href} data-site-link="">
      {link.text}
    </a>
  );
}

/** A card beside the form that lists the steps after a registration. */
export function ResultStepsCard() {
  const { text } = useTexts();
  return (
    <FormSideCard title={text('preregistrationPage.steps')}>
      <ResultSteps isDone={false} />
    </FormSideCard>
  );
}
