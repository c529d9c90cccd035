import type { ProductEvent } from '@fairhall/core/catalogue/supplier/product.machine';
import type { ProductView } from '@fairhall/core/catalogue/supplier/product.view';
import { getFormat } from '@fairhall/core/site/format';
import { TextField } from '../../forms/text-field.tsx';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { fieldEvents } from './product-events.ts';
import styles from './product-form.module.css';

interface ProductLadderProps {
  readonly view: ProductView;
  readonly send: (event: ProductEvent) => void;
}

/** The prices by minimum quantity. */
export function ProductLadder({ view, send }: ProductLadderProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { number } = getFormat(lang);
  return (
    <fieldset className={styles.ladder} data-ladder="">
      <legend>{text('supplierProducts.form.ladder')}</legend>
      <p className="meta">{text('supplierProducts.form.ladder.help')}</p>
      {view.steps.map(({ min, price }, index) => (
        <div key={index} className={styles.step} data-step={index}>
          <TextField
            {...fieldEvents(send, `step.${index}.min`)}
            label={text('supplierProducts.form.step.min')}
            field={min}
            type="text"
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            {...fieldEvents(send, `step.${index}.price`)}
            label={text('supplierProducts.form.step.price')}
            field={price}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            unit={view.currency.value}
          />
          <IconButton
            icon="close"
            label={text('supplierProducts.form.step.remove', { number: number(index + 1) })}
            onClick={() => send({ type: 'step.removed', index })}
          />
        </div>
      ))}
      {view.canAddStep ? (
        <button type="button" className="button" onClick={() => send({ type: 'step.added' })}>
          <Icon name="plus" small />
          {text('supplierProducts.form.step.add')}
        </button>
      ) : null}
    </fieldset>
  );
}
