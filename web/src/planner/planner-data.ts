import type { ExhibitionDetail } from '@fairhall/core/contract/exhibition';
import type { PlannerItem } from '@fairhall/core/contract/planner';
import { imageUrl } from '@fairhall/core/contract/resource';
import { exhibitionDates } from '@fairhall/core/exhibition/dates';
import { expoParams } from '@fairhall/core/exhibition/links';
import { plannedHalls } from '@fairhall/core/planner/halls';
import { formatFor } from '@fairhall/core/site/format';
import type { IndustryKey } from '@fairhall/core/site/industries';
import type { Visit } from '../page/screen.ts';
import { hrefAt } from '../ui/exhibition-context.ts';
import { standName } from '../ui/stand-name.ts';

/** Something that is planned, in words and links. */
export interface StopWords {
  readonly id: string;
  readonly exhibitionId: string;
  readonly supplierId: string;
  readonly goodsId?: string | undefined;
  /** Such as "H3 A12"; null for what is no longer there. */
  readonly plate: string | null;
  /** The exhibitor's name; '' for one that has no page any more. */
  readonly name: string;
  readonly href: string;
  /** What is to be seen there; null for the stand as a whole. */
  readonly product: { readonly name: string; readonly href: string } | null;
  /** '' for none. */
  readonly picture: string;
  /** What it is called in sentences. */
  readonly label: string;
  readonly remark: string;
}

export interface HallWords {
  readonly id: string;
  readonly title: string;
  /** '' for a hall without a name. */
  readonly name: string;
  readonly count: string;
  readonly stops: readonly StopWords[];
}

export interface PlannerData {
  readonly show: {
    readonly id: string;
    readonly name: string;
    readonly industry: IndustryKey;
    readonly dates: string;
    readonly location: string;
    readonly href: string;
    readonly exhibitorsHref: string;
  };
  readonly halls: readonly HallWords[];
  readonly gone: readonly StopWords[];
}

interface Loaded {
  readonly exhibition: ExhibitionDetail;
  readonly items: readonly PlannerItem[];
}

type WordsVisit = Pick<Visit, 'boot' | 'texts' | 'href'>;

/** A plan in words. D-28 */
export function plannerData({ exhibition, items }: Loaded, visit: WordsVisit): PlannerData {
  const { boot, texts, href } = visit;
  const { halls, gone } = plannedHalls(items);
  const params = expoParams(exhibition);
  return {
    show: {
      ...{ id: exhibition.exhibitionId, name: exhibition.name, industry: exhibition.industry },
      ...{ dates: exhibitionDates(exhibition, boot.lang), location: exhibition.location },
      ...{ href: href('expoHome', params), exhibitorsHref: href('expoExhibitors', params) },
    },
    halls: halls.map(({ hall, name, items: own }) => ({
      ...{ id: hall, title: texts.text('planner.hall', { hall }), name },
      count: texts.counted('planner.stops', own.length, { count: formatFor(boot.lang).number(own.length) }),
      stops: own.map((item) => stopWords(item, visit)),
    })),
    gone: gone.map((item) => stopWords(item, visit)),
  };
}

function stopWords(item: PlannerItem, visit: WordsVisit): StopWords {
  const { id, exhibitionId, supplierId, goodsId, supplierName, goodsName, image, remark } = item;
  const at = (link: Parameters<typeof hrefAt>[1]) => hrefAt(exhibitionId, link, visit);
  return {
    ...{ id, exhibitionId, supplierId, goodsId, remark, name: supplierName },
    plate: item.standNo === '' ? null : standName(item.hall, item.standNo),
    href: at({ route: 'supplier', params: { name: supplierName, supplierId } }),
    product:
      goodsId === undefined || goodsName === ''
        ? null
        : { name: goodsName, href: at({ route: 'product', params: { name: goodsName, productId: goodsId } }) },
    picture: image === '' ? '' : imageUrl(visit.boot.imageServer, image, 166),
    label: goodsName === '' ? supplierName : goodsName,
  };
}
