import { getScopedId } from '../forms/focus-field.ts';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import styles from './preregistration.module.css';
import type { PreregistrationFormFlow } from './use-preregistration.ts';

/** The consent checkbox. The terms open beside the form, which keeps its values.   */
export function ConsentField({ flow: { view, send } }: { flow: PreregistrationFormFlow }) {
  const { text } = useTexts();
  const id = getScopedId('clause');
  return (
    <div className={styles.clause} data-field="clause">
      <input
        id={id}
        name="clause"
        type="checkbox"
        checked={view.clause}
        disabled={view.sending}
        aria-required
        aria-invalid={view.isClauseMissing}
        onChange={() => send({ type: 'clause.toggled' })}
      />
      <label htmlFor={id}>
        {text('preregistration.clause')}{' '}
        <a className="link" href={hrefOf(useBoot())('privacyPolicy', {})} target="_blank" rel="noreferrer">
          {text('preregistration.clause.read')}
        </a>
      </label>
    </div>
  );
}
