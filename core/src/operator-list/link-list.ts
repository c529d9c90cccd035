import { sitePath } from '../routes/query-values.ts';
import { checkDay, checkPattern, ID, type ListKind, type Row } from './column.ts';

/** External hosts that a short link may point to. D-20 */
export const LINK_HOSTS = [
  'www.linkedin.com',
  'www.facebook.com',
  'www.youtube.com',
  'x.com',
  'apps.apple.com',
  'play.google.com',
  'wa.me',
] as const;

const TARGET_MAX = 2_000;

/** The list of short links, one row each. D-20 */
export const linkList: ListKind = {
  key: 'transfer',
  columns: [
    { name: 'transfer', needed: true, problem: checkPattern(ID, 'operatorList.id') },
    {
      name: 'target',
      needed: true,
      problem: (value) =>
        isLinkTarget(value) ? undefined : { key: 'operatorList.target', values: { hosts: LINK_HOSTS.join(', ') } },
    },
    { name: 'end', problem: checkDay },
  ],
};

export interface LinkTarget {
  readonly url: string;
  readonly end?: number;
}

/**
 * Whether a short link may point to `target`: a path of this site, or https on a listed host. A text that a browser
 * would read as another host (`//host`, `/\host`) is not a path of this site. D-20 THR-15
 */
export function isLinkTarget(target: string): boolean {
  if (target.length > TARGET_MAX || !/^[\x21-\x7e]+$/.test(target) || target.includes('\\')) return false;
  if (target.startsWith('/')) return sitePath(target) !== undefined;
  const host = /^https:\/\/([a-z0-9.-]+)(?:[/?#]|$)/.exec(target)?.[1];
  return host !== undefined && (LINK_HOSTS as readonly string[]).includes(host);
}

/**
 * Returns the target of a link at time `now`, and its end, both times in epoch milliseconds; undefined if the link has
 * expired or its target is not permitted. D-20
 */
export function targetAt({ target = '', end: lastDay = '' }: Row, now: number): LinkTarget | undefined {
  const end = lastDay === '' ? undefined : Date.parse(`${lastDay}T00:00:00Z`) + 86_400_000;
  if (!isLinkTarget(target) || (end !== undefined && now >= end)) return undefined;
  return { url: target, ...(end !== undefined && { end }) };
}
