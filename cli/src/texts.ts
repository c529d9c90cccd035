import type { Texts } from '@fairhall/core/ports/texts';
import { isLanguageCode, type LanguageCode } from '@fairhall/core/site/languages';

/** The language a person asks for by `--lang`, before anything else of the line is understood. */
export function wantedLanguage(args: readonly string[]): LanguageCode {
  const at = args.findIndex((argument) => argument === '--lang' || argument.startsWith('--lang='));
  const wanted = at < 0 ? undefined : (args[at]?.split('=', 2)[1] ?? args[at + 1]);
  return isLanguageCode(wanted) ? wanted : 'en';
}

const LOADERS: Partial<Record<LanguageCode, () => Promise<{ readonly catalogues: Readonly<Record<string, string>> }>>> =
  {
    en: () => import('./texts-en.ts'),
    ar: () => import('./texts-ar.ts'),
  };

/** What the command line says; languages without a text of their own are told in English. */
export async function loadTexts(lang: LanguageCode): Promise<Texts> {
  const told = lang in LOADERS ? lang : 'en';
  const [{ createTexts }, texts] = await Promise.all([import('@fairhall/adapters/texts/texts'), LOADERS[told]?.()]);
  return createTexts(told, texts?.catalogues ?? {});
}
