import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';
import type { Settings } from '../settings.ts';

/** The site that a setting of the process puts at a host. */
export interface ProcessHost {
  readonly siteId: number;
  readonly variable: 'PUBLIC_URL' | 'GLOBAL_URL';
}

/**
 * The hosts that the settings of the process give to a site, by host name. Every site without a host of its own is
 * reached at the first, so no other site can take it. D-93
 */
export function listProcessHosts(
  { siteId, globalUrl }: Pick<Settings, 'siteId' | 'globalUrl'>,
  publicUrl: string,
): ReadonlyMap<string, ProcessHost> {
  const international = DEFAULT_VALUES.siteId;
  return new Map<string, ProcessHost>([
    ...(globalUrl === '' ? [] : [toEntry(globalUrl, { siteId: international, variable: 'GLOBAL_URL' })]),
    toEntry(publicUrl, { siteId: siteId ?? international, variable: 'PUBLIC_URL' }),
  ]);
}

const toEntry = (origin: string, host: ProcessHost): readonly [string, ProcessHost] => [new URL(origin).hostname, host];
