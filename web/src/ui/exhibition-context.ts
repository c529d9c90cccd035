import type { Link } from '@fairhall/core/routes/link';
import { linkHref } from '../page/address.ts';
import type { Visit } from '../page/screen.ts';

/**
 * The address of a page that somebody is led to from an exhibition: what is asked there is asked at that exhibition. Without
 * one it is the page's usual address. D-34
 */
export const hrefAt = (exhibitionId: string | undefined, link: Link, { href }: Pick<Visit, 'href'>): string =>
  linkHref(href)(exhibitionId === undefined ? link : { ...link, query: { ...link.query, exhibitionId } });
