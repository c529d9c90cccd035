import { priceView } from '@fairhall/core/catalogue/price';
import { imageUrl } from '@fairhall/core/contract/resource';
import type { SupplierHome } from '@fairhall/core/contract/supplier/home-calls';
import { getFormat } from '@fairhall/core/site/format';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { priceText } from '../ui/product-words.ts';
import styles from './dashboard.module.css';

interface DashboardProductsProps {
  readonly products: SupplierHome['products'];
  readonly canAdd: boolean;
}

/** The newest public products of the supplier, with a link to all. D-05 */
export function DashboardProducts({ products, canAdd }: DashboardProductsProps) {
  const boot = useBoot();
  const texts = useTexts();
  const { text } = texts;
  const href = hrefOf(boot);
  const { shown } = products;
  return (
    <section className="section" data-own-products={shown}>
      <div className="section-head">
        <h2>{text('home.own.products')}</h2>
        <span className="meta">
          {texts.counted('home.own.products.shown', shown, { count: getFormat(boot.lang).number(shown) })}
        </span>
        <a className="link" href={href('supplierProducts', {})}>
          {text('home.own.products.all')}
          <Icon name="arrow" small flip />
        </a>
      </div>
      {canAdd ? (
        <a className={`button ${styles.add}`} href={href('supplierNewProduct', {})}>
          <Icon name="plus" small />
          {text('supplierProducts.add')}
        </a>
      ) : null}
      {products.newest.length === 0 ? <p className="meta">{text('home.own.products.none')}</p> : null}
      <ul className={`grid six ${styles.products}`}>
        {products.newest.map((product) => {
          const price = priceText(priceView(product), boot.lang);
          return (
            <li key={product.productId} className={`panel ${styles.product}`}>
              <a href={href('supplierProduct', { productId: product.productId })}>
                {product.image === '' ? (
                  <span className={styles.blank} />
                ) : (
                  <img src={imageUrl(boot.imageServer, product.image, 332)} alt="" width="332" height="332" />
                )}
                <bdi>{product.name}</bdi>
                <b>{price === null ? text('card.onRequest') : <bdi dir="ltr">{price}</bdi>}</b>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
