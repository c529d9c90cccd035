import { formatPhone } from '@fairhall/core/forms/phone-format';
import type { ConfirmField } from '@fairhall/core/lottery/fields';
import { useEffect, useRef } from 'react';
import { FormNotice, SendFailure } from '../forms/form-notice.tsx';
import { FormFoot, FormPanel } from '../forms/form-page.tsx';
import { PhoneField } from '../forms/phone-field.tsx';
import { ProblemList } from '../forms/problem-list.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { TextAreaField, TextField } from '../forms/text-field.tsx';
import { useTexts } from '../page/contexts.ts';
import styles from './confirm.module.css';
import type { ConfirmData } from './confirm-data.ts';
import { useConfirm } from './use-confirm.ts';

export interface PrizeRecipient {
  readonly contactName: string;
  readonly mobile: string;
  readonly address: string;
}

interface ConfirmFormProps {
  readonly form: NonNullable<ConfirmData['form']>;
  readonly onSent: (to: PrizeRecipient) => void;
}

/**
 * The form for a prize's delivery address. It keeps the typed values until they were delivered, even after a failure.
 * D-27
 */
export function ConfirmForm({ form: { opening, countries }, onSent }: ConfirmFormProps) {
  const { text } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { view, send } = useConfirm(opening, form);
  useEffect(() => {
    if (!view.isConfirmed) return;
    const { contactName, mobile, address } = view.request;
    onSent({ contactName, address, mobile: formatPhone(mobile) });
  }, [view.isConfirmed]);
  const labels: Record<ConfirmField, string> = {
    contactName: text('lottery.confirm.contactName'),
    mobile: text('lottery.confirm.mobile'),
    address: text('lottery.confirm.address'),
  };
  const toFieldProps = (name: ConfirmField) => ({
    name,
    label: labels[name],
    onType: (value: string) => send({ type: 'field.changed', name, value }),
    onLeave: () => send({ type: 'field.blurred', name }),
  });
  const foot = (
    <FormFoot>
      <p className="meta">{text('lottery.confirm.why')}</p>
      <SubmitButton view={view.submit}>{text('lottery.confirm.submit')}</SubmitButton>
    </FormFoot>
  );
  const state = view.isConfirmed ? 'sent' : view.sending ? 'sending' : 'ready';
  return (
    <FormPanel ref={form} state={state} onSubmit={() => send({ type: 'form.submitted' })} foot={foot}>
      <noscript>
        <FormNotice kind="limit">{text('form.noscript')}</FormNotice>
      </noscript>
      <ProblemList
        problems={view.problems.map((problem) => ({ ...problem, label: labels[problem.name] }))}
        refusals={view.refusals}
      />
      <div className={styles.fields}>
        <TextField
          {...toFieldProps('contactName')}
          field={view.fields.contactName}
          type="text"
          inputMode="text"
          autoComplete="name"
        />
        <PhoneField
          {...toFieldProps('mobile')}
          phone={view.fields.mobile}
          countries={countries}
          onCountry={(countryId) => send({ type: 'country.changed', countryId })}
        />
        <TextAreaField
          {...toFieldProps('address')}
          field={view.fields.address}
          placeholder={text('lottery.confirm.address.placeholder')}
          rows={3}
        />
      </div>
      <SendFailure message={view.message} failed={(reason) => text('lottery.confirm.failed', { reason })} />
    </FormPanel>
  );
}
