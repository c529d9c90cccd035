import { supplierCard } from '@fairhall/core/catalogue/card';
import type { Exhibitor } from '@fairhall/core/contract/exhibition/calls';
import { imageUrl } from '@fairhall/core/contract/resource';
import type { ExhibitionLinkTarget } from '@fairhall/core/exhibition/links';
import type { Visit } from '../page/screen.ts';
import { hrefAt } from '../ui/exhibition-context.ts';
import { getMeetingHref } from '../ui/exhibition-hrefs.ts';
import { standName } from '../ui/stand-name.ts';
import { type SupplierWords, supplierWords } from '../ui/supplier-words.ts';

/** An exhibitor, formatted: a supplier with its stand. */
export interface ExhibitorWords extends SupplierWords {
  /** For example "H3 A12". */
  readonly stand: string;
  readonly tags: readonly {
    readonly name: string;
    /** Whether the list is filtered by this tag. */
    readonly isHit: boolean;
  }[];
  readonly isSpotlight: boolean;
  /** The address of the form that asks for a meeting; null where the page offers none. */
  readonly meetingHref: string | null;
}

interface ExhibitorWordsOptions {
  /** The tag by which the list is filtered. */
  readonly tagCode?: string | undefined;
  /** The exhibition, if buyers can request meetings there. */
  readonly meetAt?: ExhibitionLinkTarget | undefined;
}

/** Formats an exhibitor.  */
export function exhibitorWords(
  row: Exhibitor,
  exhibitionId: string,
  visit: Pick<Visit, 'boot' | 'texts' | 'href'>,
  { tagCode, meetAt }: ExhibitorWordsOptions = {},
): ExhibitorWords {
  const card = supplierCard(row, visit.boot.now);
  const words = supplierWords(card, visit);
  return {
    ...words,
    href: hrefAt(exhibitionId, card.link, visit),
    pictures: words.pictures.slice(0, PICTURE_LIMIT).map((picture, index) => ({
      ...picture,
      href: hrefAt(exhibitionId, card.goods[index]?.link ?? card.link, visit),
      src: imageUrl(visit.boot.imageServer, row.goods[index]?.image, 242),
    })),
    stand: standName(row.hall, row.standNo),
    tags: row.tags.map(({ code, name }) => ({ name, isHit: code === tagCode })),
    isSpotlight: row.spotlight,
    meetingHref: meetAt === undefined ? null : getMeetingHref(meetAt, words.id, visit),
  };
}

const PICTURE_LIMIT = 3;
