import type { ProductEvent } from '@fairhall/core/catalogue/supplier/product.machine';
import type { ProductView } from '@fairhall/core/catalogue/supplier/product.view';
import { type PaymentMethod, TRADE_INCOTERMS, TRADE_PAYMENT_METHODS } from '@fairhall/core/contract/trade-term-limits';
import type { TradeTermField } from '@fairhall/core/forms/trade-term-values';
import { SelectField } from '../../forms/select-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useTexts } from '../../page/contexts.ts';
import { fieldEvents } from './product-events.ts';
import styles from './product-form.module.css';

interface TradeTermsProps {
  readonly view: ProductView;
  readonly send: (event: ProductEvent) => void;
}

const METHOD_NAMES = {
  ttAdvance: 'payment.ttAdvance',
  ttDeposit: 'supplierProducts.form.terms.ttDeposit',
  lcSight: 'payment.lcSight',
  dp: 'payment.dp',
  openAccount: 'supplierProducts.form.terms.openAccount',
} as const satisfies Record<PaymentMethod, string>;

/** How the product is paid, packed and shipped. All fields are optional. */
export function ProductTradeTerms({ view, send }: TradeTermsProps) {
  const { text } = useTexts();
  const { payment, incoterm } = view.tradeTerms;
  const none = { value: '', name: text('supplierProducts.form.terms.none') };
  return (
    <fieldset className={styles.terms}>
      <legend>{text('supplierProducts.form.terms')}</legend>
      <p className="meta">{text('supplierProducts.form.terms.help')}</p>
      <div className={styles.pair}>
        {payment === null ? null : (
          <SelectField
            {...fieldEvents(send, 'tradeTerms.payment')}
            label={text('product.terms.payment')}
            field={payment}
            choices={[none, ...TRADE_PAYMENT_METHODS.map((value) => ({ value, name: text(METHOD_NAMES[value]) }))]}
            optional
          />
        )}
        <TradeTermInput
          name="deposit"
          label={text('supplierProducts.form.terms.deposit')}
          unit="%"
          view={view}
          send={send}
        />
        <TradeTermInput name="days" label={text('supplierProducts.form.terms.days')} view={view} send={send} />
      </div>
      <div className={styles.pair}>
        {incoterm === null ? null : (
          <SelectField
            {...fieldEvents(send, 'tradeTerms.incoterm')}
            label={text('product.terms.incoterm')}
            field={incoterm}
            choices={[none, ...TRADE_INCOTERMS.map((value) => ({ value, name: value }))]}
            optional
          />
        )}
        <TradeTermInput
          name="place"
          label={text('supplierProducts.form.terms.place')}
          help={text('supplierProducts.form.terms.place.help')}
          view={view}
          send={send}
        />
      </div>
      <TradeTermInput name="port" label={text('product.terms.port')} view={view} send={send} />
      <TradeTermInput name="packaging" label={text('product.terms.packaging')} view={view} send={send} />
      <TradeTermInput
        name="hsCode"
        label={text('product.terms.hsCode')}
        help={text('supplierProducts.form.terms.hsCode.help')}
        view={view}
        send={send}
      />
    </fieldset>
  );
}

interface TradeTermInputProps extends TradeTermsProps {
  readonly name: Exclude<TradeTermField, 'payment' | 'incoterm'>;
  readonly label: string;
  readonly help?: string;
  readonly unit?: string;
}

const INPUT_MODES = { deposit: 'numeric', days: 'numeric', hsCode: 'decimal' } as const;
const isNumber = (name: string): name is keyof typeof INPUT_MODES => Object.hasOwn(INPUT_MODES, name);

/** A text field of the terms, if the chosen terms have it. The number of a payment method is required. */
function TradeTermInput({ view, send, name, label, help, unit }: TradeTermInputProps) {
  const field = view.tradeTerms[name];
  if (field === null) return null;
  return (
    <TextField
      {...fieldEvents(send, `tradeTerms.${name}`)}
      label={label}
      field={field}
      type="text"
      inputMode={isNumber(name) ? INPUT_MODES[name] : 'text'}
      autoComplete="off"
      optional={name !== 'deposit' && name !== 'days'}
      help={help ?? null}
      unit={unit ?? null}
    />
  );
}
