import type { Link } from '@fairhall/core/routes/link';
import { readQuery } from '@fairhall/core/routes/query';
import { linkHref } from '../page/address.ts';
import type { Visit } from '../page/screen.ts';

/**
 * Returns the address of a page opened from an exhibition. Requests made on that page then refer to the exhibition.
 * Without one, it is the usual address. D-34
 */
export const hrefAt = (exhibitionId: string | undefined, link: Link, { href }: Pick<Visit, 'href'>): string =>
  linkHref(href)(exhibitionId === undefined ? link : { ...link, query: { ...link.query, exhibitionId } });

/**
 * Returns the exhibition from which a buyer with a planner opened the page; null otherwise. Global buyers have no
 * planner.
 */
export const getPlannerExhibitionId = ({ search, boot }: Pick<Visit, 'search' | 'boot'>): string | null =>
  boot.audience === 'buyer' ? (readQuery(search).exhibitionId ?? null) : null;

/** Returns the exhibition from which a visitor who may collect there opened the page; null otherwise. D-63 */
export const getCollectExhibitionId = ({ search, boot }: Pick<Visit, 'search' | 'boot'>): string | null =>
  boot.audience === 'supplier' ? null : (readQuery(search).exhibitionId ?? null);
