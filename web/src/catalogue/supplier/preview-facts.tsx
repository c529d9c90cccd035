import type { ProductView } from '@fairhall/core/catalogue/supplier/product.view';
import { formatPerUnit, formatUnitQuantity, unitCount } from '@fairhall/core/catalogue/unit';
import { normalizeDecimal } from '@fairhall/core/forms/normalize-decimal';
import { getFormat } from '@fairhall/core/site/format';
import { listTradeTerms } from '@fairhall/core/trade-term-words';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { wrapTradeTerm } from '../trade-term-data.ts';
import styles from './preview.module.css';

/** The complete steps of a price ladder; an incomplete step does not show. */
function readSteps({ steps }: ProductView) {
  return steps
    .map(({ min, price }) => ({ min: Number(min.value), price: Number(normalizeDecimal(price.value)) }))
    .filter(({ min, price }) => min > 0 && price > 0);
}

/** A product's facts in the selected language. */
export function PreviewFacts({ view }: { view: ProductView }) {
  const { text, counted } = useTexts();
  const attributes = view.attributes.filter(({ name, value }) => name.value !== '' && value.value !== '');
  const leadDays = Number(view.leadDays.value);
  return (
    <div className={styles.facts}>
      <h1>
        <bdi lang={view.lang}>{view.name.value}</bdi>
      </h1>
      <PriceSteps view={view} />
      {view.leadDays.value !== '' && leadDays >= 0 ? (
        <p className="meta">
          {text('product.leadTime')}: {counted('product.days', leadDays)}
        </p>
      ) : null}
      <TradeTermLines view={view} />
      {attributes.length === 0 ? null : (
        <section>
          <h2>{text('product.specification')}</h2>
          <dl className={`panel spec ${styles.table}`} lang={view.lang}>
            {attributes.map(({ name, value }, index) => (
              <div key={index}>
                <dt>
                  <bdi>{name.value}</bdi>
                </dt>
                <dd>
                  <bdi>{value.value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {view.description.value === '' ? null : (
        <section>
          <h2>{text('product.description')}</h2>
          <p className={styles.description} lang={view.lang} dir="auto">
            {view.description.value}
          </p>
        </section>
      )}
    </div>
  );
}

/** The stated terms of payment, shipping and packing; an invalid value does not show. */
function TradeTermLines({ view }: { view: ProductView }) {
  const { lang } = useBoot();
  const texts = useTexts();
  return listTradeTerms(view.validTradeTerms, texts, lang).map(({ term, name, value }) => (
    <p key={term} className="meta">
      {name}: {wrapTradeTerm(term, value)}
    </p>
  ));
}

/** Prices by quantity, as buyers see them. */
function PriceSteps({ view }: { view: ProductView }) {
  const { lang } = useBoot();
  const texts = useTexts();
  const unit = view.unit.value;
  const { number, price } = getFormat(lang);
  const steps = readSteps(view);
  const minOrder = Number(view.minOrder.value);
  const moq = minOrder > 0 ? formatUnitQuantity(texts, lang, unit, minOrder, 'card.moq') : null;
  if (steps.length === 0) {
    return (
      <p>
        {texts.text('supplierProducts.onRequest')}
        {moq === null ? null : ` · ${moq}`}
      </p>
    );
  }
  const formatRange = (min: number, next: number | undefined): string =>
    next === undefined
      ? formatUnitQuantity(texts, lang, unit, min, 'product.from')
      : texts.text('product.range', { min: number(min), max: unitCount(texts, lang, unit, next - 1) });
  return (
    <>
      <ol className={styles.ladder} aria-label={texts.text('product.ladder')}>
        {steps.map((step, index) => (
          <li key={index}>
            <small>{formatRange(step.min, steps[index + 1]?.min)}</small>
            <b>
              <bdi dir="ltr">{price(step.price, view.currency.value)}</bdi>
            </b>
          </li>
        ))}
      </ol>
      <p className="meta">
        {texts.text('product.basis', { per: formatPerUnit(texts, unit) })}
        {moq === null ? null : ` · ${moq}`}
      </p>
    </>
  );
}
