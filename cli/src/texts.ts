import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTexts, type TextResources } from '@fairhall/adapters/texts/texts';
import type { Texts } from '@fairhall/core/ports/texts';
import { DEFAULTS } from '@fairhall/core/site/defaults';
import { isLanguageCode, type LanguageCode } from '@fairhall/core/site/languages';
import { repositoryFile } from './find-server.ts';

/** A folder for each language, and in it a file for each feature. */
const MESSAGES = repositoryFile('core', 'messages');

/** The language a person asks for by `--lang`, before anything else of the line is understood. */
export function wantedLanguage(args: readonly string[]): LanguageCode {
  const at = args.findIndex((argument) => argument === '--lang' || argument.startsWith('--lang='));
  const wanted = at < 0 ? undefined : (args[at]?.split('=', 2)[1] ?? args[at + 1]);
  return isLanguageCode(wanted) ? wanted : DEFAULTS.lang;
}

/** What the command line says. A language whose folder lacks a file of the English one is told in English. */
export function loadTexts(lang: LanguageCode, messages = MESSAGES): Texts {
  const english = filesOf(messages, DEFAULTS.lang);
  const own = filesOf(messages, lang);
  const told = english.every((file) => own.includes(file)) ? lang : DEFAULTS.lang;
  return createTexts(told, Object.assign({}, ...english.map((file) => readTexts(join(messages, told, file)))));
}

function filesOf(messages: string, lang: LanguageCode): readonly string[] {
  try {
    return readdirSync(join(messages, lang)).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
}

const readTexts = (file: string): TextResources => JSON.parse(readFileSync(file, 'utf8'));
