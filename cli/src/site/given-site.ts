import { ok, type Result } from '@fairhall/core/result';
import { type Site, siteById } from '@fairhall/core/site/sites';
import { type Failure, fail } from '../answer.ts';
import { EXIT } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';

/** The site that the first word names by its id. */
export function givenSite({ args: [word = ''] }: Pick<Invocation, 'args'>): Result<Site, Failure> {
  const site = /^\d{1,4}$/.test(word) ? siteById(word) : undefined;
  return site === undefined ? fail(EXIT.usage, { key: 'terminal.site.unknown', values: { site: word } }) : ok(site);
}
