import { ok, type Result } from '@fairhall/core/result';
import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';
import { isLanguageCode, LANGUAGE_LIST } from '@fairhall/core/site/languages';
import { findSiteById, SITE_LIST } from '@fairhall/core/site/sites';
import type { Failure } from './answer.ts';
import type { GlobalOptions } from './noun.ts';
import { failInvalidOption, readTextOption } from './option-values.ts';

/** Parses and checks the options that every command accepts. */
export function parseGlobalOptions(options: Readonly<Record<string, unknown>>): Result<GlobalOptions, Failure> {
  const lang = readTextOption(options, 'lang') ?? DEFAULT_VALUES.lang;
  if (!isLanguageCode(lang)) return failInvalidOption('lang', lang, LANGUAGE_LIST.map(({ code }) => code).join(', '));
  const site = readTextOption(options, 'site');
  const known = findSiteById(site ?? DEFAULT_VALUES.siteId);
  if (!known) return failInvalidOption('site', site ?? '', SITE_LIST.map(({ id }) => id).join(', '));
  return ok({
    json: options.json === true,
    quiet: options.quiet === true,
    yes: options.yes === true,
    input: options.input !== false,
    debug: options.debug === true,
    lang,
    siteId: known.id,
    gateway: readTextOption(options, 'gateway'),
  });
}
