import { STATIC_CONTENT_NAMES, type StaticContentName } from '@fairhall/core/contract/cms/static-content';
import { isLanguageCode, type LanguageCode } from '@fairhall/core/site/languages';

export interface ContentAddress {
  readonly websiteId: number;
  readonly lang: LanguageCode;
  readonly name: StaticContentName;
  readonly data: readonly string[];
}

const ADDRESS = /^\/gateway\/([1-9]\d{0,5})\/([a-z]{2})\/([a-z-]{1,40})(?::([^/]{0,600}))?\.json$/;
const DATA_PATTERN = /^[A-Za-z0-9_-]{1,64}$/;
const MAX_DATA = 8;

/** Reads `/gateway/{websiteId}/{lang}/{name}[:{data}].json`; undefined for any other address. A-47 THR-39 */
export function readContentAddress(pathname: string): ContentAddress | undefined {
  const [, websiteId, lang, requestedName, list = ''] = ADDRESS.exec(pathname) ?? [];
  const name = STATIC_CONTENT_NAMES.find((known) => known === requestedName);
  if (name === undefined || !isLanguageCode(lang)) return undefined;
  const data = list === '' ? [] : list.split(',').map(decodeOnce);
  if (data.length > MAX_DATA || !data.every((datum) => DATA_PATTERN.test(datum))) return undefined;
  return { websiteId: Number(websiteId), lang, name, data };
}

function decodeOnce(datum: string): string {
  try {
    return decodeURIComponent(datum);
  } catch {
    return '';
  }
}
