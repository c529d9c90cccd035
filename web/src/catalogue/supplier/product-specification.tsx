import type { ProductEvent } from '@fairhall/core/catalogue/supplier/product.machine';
import type { ProductView } from '@fairhall/core/catalogue/supplier/product.view';
import { getFormat } from '@fairhall/core/site/format';
import { TextField } from '../../forms/text-field.tsx';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { fieldEvents } from './product-events.ts';
import styles from './product-form.module.css';

interface ProductSpecificationProps {
  readonly view: ProductView;
  readonly send: (event: ProductEvent) => void;
}

/** The specification in the selected language: pairs of an attribute's name and value. */
export function ProductSpecification({ view, send }: ProductSpecificationProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { number } = getFormat(lang);
  return (
    <fieldset className={styles.ladder} data-specification="">
      <legend>
        {text('supplierProducts.form.specification')} <small className="meta">{text('form.optional')}</small>
      </legend>
      <p className="meta">{text('supplierProducts.form.specification.help')}</p>
      {view.attributes.map(({ name, value }, index) => (
        <div key={`${view.lang}.${index}`} className={`${styles.step} ${styles.attribute}`} data-attribute={index}>
          <TextField
            {...fieldEvents(send, `attribute.${view.lang}.${index}.name`)}
            label={text('supplierProducts.form.attribute.name')}
            field={name}
            type="text"
            inputMode="text"
            autoComplete="off"
          />
          <TextField
            {...fieldEvents(send, `attribute.${view.lang}.${index}.value`)}
            label={text('supplierProducts.form.attribute.value')}
            field={value}
            type="text"
            inputMode="text"
            autoComplete="off"
          />
          <IconButton
            icon="close"
            label={text('supplierProducts.form.attribute.remove', { number: number(index + 1) })}
            onClick={() => send({ type: 'attribute.removed', index })}
          />
        </div>
      ))}
      {view.canAddAttribute ? (
        <button type="button" className="button" onClick={() => send({ type: 'attribute.added' })}>
          <Icon name="plus" small />
          {text('supplierProducts.form.attribute.add')}
        </button>
      ) : null}
    </fieldset>
  );
}
