import type { Message, Texts } from '@fairhall/core/ports/texts';
import { err, ok, type Result } from '@fairhall/core/result';
import { createTexts, type TextResources } from './texts.ts';

/** Where texts come from: a page's own files, or the gateway. Undefined or empty where there are none. */
export type TextSource = (lang: string, websiteId: number) => Promise<TextResources | undefined>;

/** The texts of a language for a website; without any, an error that names both. */
export async function loadTexts(source: TextSource, lang: string, websiteId: number): Promise<Result<Texts, Message>> {
  const resources = await source(lang, websiteId);
  if (resources === undefined || Object.keys(resources).length === 0) {
    return err({ key: 'i18n.missing', values: { lang, websiteId } });
  }
  return ok(createTexts(lang, resources));
}
