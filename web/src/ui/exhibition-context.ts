import type { Link } from '@fairhall/core/routes/link';
import { readQuery } from '@fairhall/core/routes/query';
import { linkHref } from '../page/address.ts';
import type { Visit } from '../page/screen.ts';

/**
 * The address of a page that somebody is led to from an exhibition: what is asked there is asked at that exhibition. Without
 * one it is the page's usual address. D-34
 */
export const hrefAt = (exhibitionId: string | undefined, link: Link, { href }: Pick<Visit, 'href'>): string =>
  linkHref(href)(exhibitionId === undefined ? link : { ...link, query: { ...link.query, exhibitionId } });

/** The exhibition that a page is looked at from, by a buyer who can plan to see it; null else. Global buyers have no planner. */
export const getPlannerExhibitionId = ({ search, boot }: Pick<Visit, 'search' | 'boot'>): string | null =>
  boot.audience === 'buyer' ? (readQuery(search).exhibitionId ?? null) : null;

/** The exhibition that a page is looked at from, by anybody who may collect at it; null else. D-63 */
export const getCollectExhibitionId = ({ search, boot }: Pick<Visit, 'search' | 'boot'>): string | null =>
  boot.audience === 'supplier' ? null : (readQuery(search).exhibitionId ?? null);
