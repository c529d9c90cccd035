import { ok, type Result } from '@fairhall/core/result';
import { findSiteById, type Site } from '@fairhall/core/site/sites';
import { type Failure, fail } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';

/** The site with the id in the first argument. */
export function parseSite({ args: [word = ''] }: Pick<Invocation, 'args'>): Result<Site, Failure> {
  const site = /^\d{1,4}$/.test(word) ? findSiteById(word) : undefined;
  return site === undefined
    ? fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.site.unknown', values: { site: word } })
    : ok(site);
}
