import { readdirSync } from 'node:fs';
import { ok, type Result } from '@fairhall/core/result';
import { isLanguageCode, LANGUAGE_LIST, type LanguageCode } from '@fairhall/core/site/languages';
import type { Failure } from '../answer.ts';
import { fromRoot } from '../find-server.ts';
import type { Invocation } from '../noun.ts';
import { failInvalidOption, readTextOption } from '../option-values.ts';

/** The languages of the texts: those of the option, otherwise the languages of the pages. */
export function parseLanguagesOption({
  options,
}: Pick<Invocation, 'options'>): Result<readonly LanguageCode[], Failure> {
  const given = readTextOption(options, 'languages');
  if (given === undefined) {
    const offered = readdirSync(fromRoot('core', 'messages'));
    return ok(LANGUAGE_LIST.map(({ code }) => code).filter((code) => offered.includes(code)));
  }
  const codes = given.split(',').map((code) => code.trim());
  const good = codes.filter(isLanguageCode);
  const every = LANGUAGE_LIST.map(({ code }) => code).join(', ');
  return good.length === codes.length ? ok(good) : failInvalidOption('languages', given, every);
}
