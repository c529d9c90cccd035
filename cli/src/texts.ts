import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTexts, type TextResources } from '@fairhall/adapters/texts/texts';
import type { Texts } from '@fairhall/core/ports/texts';
import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';
import { isLanguageCode, type LanguageCode } from '@fairhall/core/site/languages';
import { fromRoot } from './find-server.ts';

/** A folder for each language, and in it a file for each feature. */
const MESSAGE_FOLDER = fromRoot('core', 'messages');

/** The language of `--lang`, read before the other arguments are parsed. */
export function findRequestedLanguage(args: readonly string[]): LanguageCode {
  const at = args.findIndex((argument) => argument === '--lang' || argument.startsWith('--lang='));
  const wanted = at < 0 ? undefined : (args[at]?.split('=', 2)[1] ?? args[at + 1]);
  return isLanguageCode(wanted) ? wanted : DEFAULT_VALUES.lang;
}

/** Loads the texts of the command line. Falls back to English for a language that lacks one of the English files. */
export function loadTexts(lang: LanguageCode, messages = MESSAGE_FOLDER): Texts {
  const english = listTextFiles(messages, DEFAULT_VALUES.lang);
  const languageFiles = listTextFiles(messages, lang);
  const textLanguage = english.every((file) => languageFiles.includes(file)) ? lang : DEFAULT_VALUES.lang;
  return createTexts(
    textLanguage,
    Object.assign({}, ...english.map((file) => readTexts(join(messages, textLanguage, file)))),
  );
}

function listTextFiles(messages: string, lang: LanguageCode): readonly string[] {
  try {
    return readdirSync(join(messages, lang)).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
}

const readTexts = (file: string): TextResources => JSON.parse(readFileSync(file, 'utf8'));
