import { ok, type Result } from '@fairhall/core/result';
import { DEFAULTS } from '@fairhall/core/site/defaults';
import { isLanguageCode, LANGUAGES } from '@fairhall/core/site/languages';
import { SITES, siteById } from '@fairhall/core/site/sites';
import type { Failure } from './answer.ts';
import type { GlobalOptions } from './noun.ts';
import { textOption, wrongOption } from './option-values.ts';

/** The options that every command takes, checked. */
export function globalOptions(options: Readonly<Record<string, unknown>>): Result<GlobalOptions, Failure> {
  const lang = textOption(options, 'lang') ?? DEFAULTS.lang;
  if (!isLanguageCode(lang)) return wrongOption('lang', lang, LANGUAGES.map(({ code }) => code).join(', '));
  const site = textOption(options, 'site');
  const known = siteById(site ?? DEFAULTS.siteId);
  if (!known) return wrongOption('site', site ?? '', SITES.map(({ id }) => id).join(', '));
  return ok({
    json: options.json === true,
    quiet: options.quiet === true,
    yes: options.yes === true,
    input: options.input !== false,
    debug: options.debug === true,
    lang,
    siteId: known.id,
    gateway: textOption(options, 'gateway'),
  });
}
