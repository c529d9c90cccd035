import { productCard } from '@fairhall/core/catalogue/card';
import type { Exhibitor } from '@fairhall/core/contract/exhibition/calls';
import { imageUrl } from '@fairhall/core/contract/resource';
import { getFormat } from '@fairhall/core/site/format';
import { getValueOr } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';
import { hrefAt } from '../ui/exhibition-context.ts';
import { type ProductWords, productWords } from '../ui/product-words.ts';
import { type ExhibitorWords, exhibitorWords } from './exhibitor-words.ts';

/** A spotlight exhibitor with its description and some of its products. */
export interface SpotlightWords {
  readonly exhibitor: ExhibitorWords;
  readonly employees: string;
  /** The exhibitor's own description; '' for none. */
  readonly about: string;
  /** '' for none. */
  readonly picture: string;
  readonly goods: readonly ProductWords[];
}

type SpotlightVisit = Pick<Visit, 'boot' | 'texts' | 'href' | 'ports' | 'signal' | 'cacheViewData'>;

const PRODUCT_LIMIT = 3;
const DAY = 86_400_000;

/**
 * Loads one of the exhibitors that pay for the spotlight, of one hall or of all. It changes daily, so that each has its
 * turn. Null if there is none or it could not be loaded.
 */
export async function loadSpotlight(
  visit: SpotlightVisit,
  exhibitionId: string,
  hall: string | undefined,
): Promise<SpotlightWords | null> {
  const { ports, signal, boot } = visit;
  const { exhibition } = await ports.frontGateway();
  const input = { exhibitionId, spotlight: true, ...(hall === undefined ? {} : { hall }) };
  const found = await exhibition.exhibitors(input, { signal, handled: true });
  const rows = found.ok ? found.value.records : [];
  const row = rows[Math.floor(boot.now / DAY) % rows.length];
  return row === undefined ? null : toSpotlightWords(row, exhibitionId, visit);
}

async function toSpotlightWords(row: Exhibitor, exhibitionId: string, visit: SpotlightVisit): Promise<SpotlightWords> {
  const { ports, signal, boot, texts } = visit;
  const [first, ...others] = row.goods;
  // The panel's picture is that of the first product, so the list below leaves it out if there are enough others.
  const shown = others.length < PRODUCT_LIMIT ? row.goods : others;
  const goodsIds = shown.slice(0, PRODUCT_LIMIT).map(({ goodsSpuId }) => goodsSpuId);
  const goods =
    goodsIds.length === 0
      ? []
      : getValueOr(await ports.gateway.catalogue.goodsByIds({ goodsIds }, { signal, handled: true }), []);
  const count = getFormat(boot.lang).number(row.employees);
  return {
    exhibitor: exhibitorWords(row, exhibitionId, visit),
    employees: texts.counted('supplier.employees', row.employees, { count }),
    about: row.about,
    picture: imageUrl(boot.imageServer, first?.image, 480),
    goods: goods.map((good) => {
      const card = productCard(good, boot.now);
      return { ...productWords(card, visit), href: hrefAt(exhibitionId, card.link, visit) };
    }),
  };
}
