import type { FormView } from '@fairhall/core/account/form.view';
import { toDisplayText } from '@fairhall/core/contract/error-message';
import type { ChangeEvent } from 'react';
import { FieldFrame, FieldProblem, getControlProps } from '../forms/field-frame.tsx';
import { isFilled } from '../forms/filled.ts';
import { fieldId } from '../forms/focus-field.ts';
import field from '../forms/text-field.module.css';
import { useTexts } from '../page/contexts.ts';
import { LoadingSpinner } from '../ui/loading-spinner.tsx';
import styles from './account-form.module.css';
import { fieldName, type PanelFlow } from './use-panel.ts';

/**
 * A form's email address. Its error message may offer the other form, which then takes the address over. The check
 * finishes after the focus has moved on, so a screen reader announces the result.   
 */
export function AddressField({ flow, form }: { flow: PanelFlow; form: FormView }) {
  const { text } = useTexts();
  const { kind, email } = form;
  const name = fieldName(kind, 'email');
  const props = {
    name,
    label: text('account.email'),
    field: email,
    help: email.warning === null ? null : ' ',
    onType: () => undefined,
    onLeave: () => flow.send({ type: 'email.blurred', form: kind }),
  };
  const handleChange = ({ currentTarget: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    flow.send({ type: isFilled(nativeEvent) ? 'email.filled' : 'email.changed', form: kind, value });
  return (
    <FieldFrame name={name} label={props.label} field={{ state: email.state, message: null }}>
      <span className={field.box}>
        <input
          {...getControlProps(props)}
          onChange={handleChange}
          className={field.address}
          type="email"
          inputMode="email"
          autoComplete={kind === 'login' ? 'username' : 'email'}
        />
        {email.state === 'validating' ? (
          <span className={styles.turning}>
            <LoadingSpinner />
          </span>
        ) : null}
      </span>
      <div aria-live="polite">
        {email.state === 'validating' ? <span className="hidden">{text('account.email.checking')}</span> : null}
        <Problem flow={flow} form={form} />
        {email.warning === null ? null : (
          <FieldProblem id={`${fieldId(name)}-help`} tone="warning">
            {text(email.warning.key, email.warning.values)}
          </FieldProblem>
        )}
      </div>
    </FieldFrame>
  );
}

function Problem({ flow, form: { kind, email } }: { flow: PanelFlow; form: FormView }) {
  const texts = useTexts();
  const message = email.message === null ? '' : toDisplayText(texts, email.message);
  if (message === '') return null;
  const { action } = email;
  return (
    <FieldProblem id={`${fieldId(fieldName(kind, 'email'))}-problem`}>
      {action === null ? (
        message
      ) : (
        <button type="button" className={styles.way} onClick={() => flow.follow(action)}>
          {message}
        </button>
      )}
    </FieldProblem>
  );
}
