import type { OrderField, PhoneName } from '@fairhall/core/order/fields';
import { PhoneField } from '../forms/phone-field.tsx';
import { TextCounter } from '../forms/text-counter.tsx';
import { TextAreaField, TextField } from '../forms/text-field.tsx';
import { useTexts } from '../page/contexts.ts';
import styles from './order.module.css';
import type { OrderData } from './order-data.ts';
import type { OrderFlow } from './use-order.ts';

interface OrderFieldsProps {
  readonly flow: OrderFlow;
  readonly data: OrderData;
  readonly labels: Readonly<Record<OrderField, string>>;
}

/** The quantity, the contact for the supplier's reply, and a remark. D-17 */
export function OrderFields({ flow: { view, send }, data, labels }: OrderFieldsProps) {
  const { text } = useTexts();
  const toFieldProps = (name: OrderField) => ({
    name,
    label: labels[name],
    onType: (value: string) => send({ type: 'field.changed', name, value }),
    onLeave: () => send({ type: 'field.blurred', name }),
  });
  const phoneOf = (name: PhoneName) => ({
    ...toFieldProps(name),
    phone: view.fields[name],
    countries: data.countries,
    onCountry: (countryId: string) => send({ type: 'country.changed', name, countryId }),
  });
  return (
    <div className={styles.fields}>
      <TextField
        {...toFieldProps('quantity')}
        field={view.fields.quantity}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        unit={data.product.unit}
      />
      <TextField
        {...toFieldProps('contactName')}
        field={view.fields.contactName}
        type="text"
        inputMode="text"
        autoComplete="name"
      />
      <PhoneField {...phoneOf('mobile')} />
      <PhoneField {...phoneOf('whatsapp')} optional />
      <TextAreaField
        {...toFieldProps('remark')}
        field={view.fields.remark}
        placeholder={text('order.remark.placeholder')}
        rows={4}
        optional
        below={<TextCounter count={view.remarkLength} />}
      />
    </div>
  );
}
