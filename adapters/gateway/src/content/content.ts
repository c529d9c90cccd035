import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { StaticContent } from '@fairhall/core/contract/cms/static-content';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { findSiteById, type Site } from '@fairhall/core/site/sites';
import type { ContentAddress } from './content-address.ts';

/** The product's own texts. */
export interface Content {
  /** Undefined if there is no such text. */
  find(address: ContentAddress): StaticContent | undefined;
}

export interface ContentOptions {
  /** Folder with `{lang}/{name}.json`, and `{lang}/{name}-{site}.json` for texts of a single site. */
  readonly folder: string;
}

/** The content of a file. `siteNote` precedes the international text on sites without a text of their own. */
interface ContentFile extends StaticContent {
  readonly siteNote?: string;
}

type Files = ReadonlyMap<string, ContentFile>;

/** Reads all files once, so that no request address is ever used as a path. THR-39 */
export function createContent({ folder }: ContentOptions): Content {
  const files = readFiles(folder);
  return { find: (address) => findContent(files, address) };
}

/**
 * The site's own text, else the international one; each in the user's language, else in English. Undefined for an
 * unknown site, and if data is given, because no text uses it. D-36
 */
function findContent(files: Files, { websiteId, lang, name, data }: ContentAddress): StaticContent | undefined {
  const site = findSiteById(websiteId);
  if (site === undefined || data.length > 0) return undefined;
  const siteContent = site.international ? undefined : pickLanguage(files, lang, `${name}-${site.enName}`);
  if (siteContent !== undefined) return toContent(siteContent);
  const common = pickLanguage(files, lang, name);
  return common === undefined ? undefined : toContent(common, site);
}

const pickLanguage = (files: Files, lang: LanguageCode, name: string): ContentFile | undefined =>
  files.get(`${lang}/${name}`) ?? files.get(`en/${name}`);

function toContent({ siteNote, ...content }: ContentFile, site?: Site): StaticContent {
  if (siteNote === undefined || site === undefined || site.international) return content;
  const text = siteNote.replaceAll('{site}', getCountryName(site, content.lang));
  return { ...content, blocks: [{ type: 'text', text }, ...content.blocks] };
}

const getCountryName = ({ abbr, name }: Site, lang: string): string =>
  new Intl.DisplayNames(lang, { type: 'region' }).of(abbr.toUpperCase()) ?? name;

function readFiles(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  return new Map(
    entries.map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return [file.slice(0, -'.json'.length).replaceAll(path.sep, '/'), JSON.parse(text) as ContentFile]; // our own files, checked by a test
    }),
  );
}
