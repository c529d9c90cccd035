import { UNIT_NAMES, unitName } from '@fairhall/core/catalogue/unit';
import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './rfq-band.module.css';

/**
 * The first fields of an RFQ in one row; on a phone only the description. The RFQ page opens with their values. Without
 * JavaScript only the description would be passed on, so the form is held until the script has loaded. D-34
 */
export function RfqBand() {
  const boot = useBoot();
  const href = hrefOf(boot);
  const { text } = useTexts();
  const navigate = useNavigate();
  const id = useId();
  const isPhone = boot.device === 'h5';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(href('rfq', {}, readForm(event.currentTarget)));
  };
  return (
    <form
      className={`panel stand ${styles.band}`}
      action={href('rfq', {})}
      onSubmit={submit}
      data-card="rfq"
      data-short={isPhone ? '' : undefined}
      data-hold=""
    >
      <div className={styles.words}>
        <h2>{text('home.rfq.title')}</h2>
        <p>{text(isPhone ? 'home.rfq.lead.short' : 'home.rfq.lead')}</p>
      </div>
      <div className={styles.fields}>
        <label htmlFor={`${id}-what`}>
          <span className={isPhone ? 'hidden' : undefined}>{text('home.rfq.what')}</span>
          <input
            id={`${id}-what`}
            name="rfq_description"
            maxLength={200}
            autoComplete="off"
            placeholder={text(isPhone ? 'home.rfq.what' : 'home.rfq.example')}
          />
        </label>
        {isPhone ? null : <QuantityFields id={id} />}
        <button type="submit" className={`button${isPhone ? '' : ' primary'}`}>
          {text('home.rfq.go')}
        </button>
      </div>
    </form>
  );
}

function QuantityFields({ id }: { id: string }) {
  const texts = useTexts();
  const { text } = texts;
  return (
    <>
      <label htmlFor={`${id}-quantity`}>
        <span>{text('home.rfq.quantity')}</span>
        <input id={`${id}-quantity`} data-part="quantity" inputMode="numeric" maxLength={9} autoComplete="off" />
      </label>
      <label htmlFor={`${id}-unit`}>
        <span>{text('home.rfq.unit')}</span>
        <select id={`${id}-unit`} data-part="unit" autoComplete="off">
          {UNIT_NAMES.map((unit) => (
            <option key={unit} value={unit}>
              {unitName(texts, unit)}
            </option>
          ))}
        </select>
        <Icon name="chevron" />
      </label>
    </>
  );
}

function readForm(form: HTMLFormElement) {
  const readPart = (name: string) =>
    form.querySelector<HTMLInputElement | HTMLSelectElement>(`[data-part=${name}]`)?.value ?? '';
  const description = String(new FormData(form).get('rfq_description') ?? '').trim();
  const quantity = readPart('quantity').replace(/\D/g, '');
  return {
    rfqDescription: description || undefined,
    rfqDefaultData: quantity === '' ? undefined : encodeBase64url(JSON.stringify({ quantity, unit: readPart('unit') })),
  };
}

/** Encodes a text that contains only ASCII characters. */
const encodeBase64url = (text: string): string =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
