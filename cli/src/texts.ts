import type { Texts } from '@fairhall/core/ports/texts';
import { isLanguageCode, type LanguageCode } from '@fairhall/core/site/languages';

/** The language a person asks for by `--lang`, before anything else of the line is understood. */
export function wantedLanguage(args: readonly string[]): LanguageCode {
  const at = args.findIndex((argument) => argument === '--lang' || argument.startsWith('--lang='));
  const wanted = at < 0 ? undefined : (args[at]?.split('=', 2)[1] ?? args[at + 1]);
  return isLanguageCode(wanted) ? wanted : 'en';
}

/** What the command line says; languages without a text of their own are told in English. */
export async function loadTexts(lang: LanguageCode): Promise<Texts> {
  const { catalogues } = await (lang === 'ar' ? import('./texts-ar.ts') : import('./texts-en.ts'));
  const { createTexts } = await import('@fairhall/adapters/texts/texts');
  return createTexts(lang === 'ar' ? 'ar' : 'en', catalogues);
}
