import type { StandField } from '@fairhall/core/stand/fields';
import { useRef } from 'react';
import { FormNotice, SendFailure } from '../forms/form-notice.tsx';
import { FormFoot, FormPanel } from '../forms/form-page.tsx';
import { PhoneField } from '../forms/phone-field.tsx';
import { ProblemList } from '../forms/problem-list.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { TextCounter } from '../forms/text-counter.tsx';
import { TextAreaField, TextField } from '../forms/text-field.tsx';
import { useSubmitResult } from '../forms/use-submit-result.ts';
import { useTexts } from '../page/contexts.ts';
import styles from './stand.module.css';
import type { StandData } from './stand-data.ts';
import { type StandFlow, useStand } from './use-stand.ts';

/** The form. The typed values stay until the request is saved, whatever fails. D-54 */
export function StandForm({ data }: { data: StandData }) {
  const { text } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const flow = useStand(data.opening, form);
  useSubmitResult(flow.view.id !== null, 'bookstand', flow.view.mail);
  const { view, send } = flow;
  const labels = toLabels(text);
  const foot = (
    <FormFoot>
      <p className="meta">{text('stand.why')}</p>
      <SubmitButton view={view.submit}>{text('stand.submit')}</SubmitButton>
    </FormFoot>
  );
  return (
    <FormPanel ref={form} state={stateOf(flow)} onSubmit={() => send({ type: 'form.submitted' })} foot={foot}>
      <noscript>
        <FormNotice kind="limit">{text('form.noscript')}</FormNotice>
      </noscript>
      <ProblemList
        problems={view.problems.map((problem) => ({ ...problem, label: labels[problem.name] }))}
        refusals={view.refusals}
      />
      <StandFields flow={flow} data={data} labels={labels} />
      <SendFailure message={view.message} failed={(reason) => text('stand.failed', { reason })} />
    </FormPanel>
  );
}

interface StandFieldsProps {
  readonly flow: StandFlow;
  readonly data: StandData;
  readonly labels: Readonly<Record<StandField, string>>;
}

/** The fields: the contact details, the stand's area, and the products to exhibit. D-54 */
function StandFields({ flow: { view, send }, data, labels }: StandFieldsProps) {
  const { text } = useTexts();
  const toFieldProps = (name: StandField) => ({
    name,
    label: labels[name],
    onType: (value: string) => send({ type: 'field.changed', name, value }),
    onLeave: () => send({ type: 'field.blurred', name }),
  });
  const textOf = (name: 'company' | 'contactName' | 'product', autoComplete: 'organization' | 'name' | 'off') => (
    <TextField
      {...toFieldProps(name)}
      field={view.fields[name]}
      type="text"
      inputMode="text"
      autoComplete={autoComplete}
      help={name === 'product' ? text('stand.product.help') : null}
    />
  );
  const countries = data.countries.map(({ id, name }) => ({ value: id, name }));
  return (
    <div className={styles.fields}>
      {textOf('company', 'organization')}
      <SelectField
        {...toFieldProps('countryId')}
        field={view.fields.countryId}
        choices={[{ value: '', name: text('stand.country.choose') }, ...countries]}
        autoComplete="country"
      />
      {textOf('contactName', 'name')}
      <TextField
        {...toFieldProps('email')}
        field={view.fields.email}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <PhoneField
        {...toFieldProps('mobile')}
        phone={view.fields.mobile}
        countries={data.countries.map(({ id, name, dialling }) => ({ value: id, name: `${name} ${dialling}` }))}
        onCountry={(countryId) => send({ type: 'country.changed', countryId })}
      />
      <TextField
        {...toFieldProps('area')}
        field={view.fields.area}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        unit={text('stand.area.unit')}
      />
      {textOf('product', 'off')}
      <TextAreaField
        {...toFieldProps('remark')}
        field={view.fields.remark}
        placeholder={text('stand.remark.placeholder')}
        rows={4}
        optional
        below={<TextCounter count={view.remarkLength} />}
      />
    </div>
  );
}

const toLabels = (text: ReturnType<typeof useTexts>['text']): Readonly<Record<StandField, string>> => ({
  company: text('stand.company'),
  countryId: text('stand.countryId'),
  contactName: text('stand.contactName'),
  email: text('stand.email'),
  mobile: text('stand.mobile'),
  area: text('stand.area'),
  product: text('stand.product'),
  remark: text('stand.remark'),
});

/** Returns the form's state, as an attribute for tests and styles. */
function stateOf({ view }: StandFlow): string {
  if (view.id !== null) return 'sent';
  return view.sending ? 'sending' : 'ready';
}
