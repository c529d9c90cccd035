import type { Reader } from './readers.ts';

/** A response as its reader receives it. */
export interface ReaderAnswer {
  readonly status: number;
  readonly html: string;
  readonly cookies: readonly string[];
  readonly path: string;
}

const MARK = /mark-[0-9a-f]{24}/g;

/** The parts of a response, or cookies, that belong to another reader; empty for a good one. */
export function findLeaks({ status, html, cookies, path }: ReaderAnswer, reader: Reader): readonly string[] {
  const foreign = [...new Set(html.match(MARK) ?? [])].filter((mark) => mark !== reader.mark);
  const language = /<html lang="(\w+)"/.exec(html)?.[1];
  const isOwnPage = path === '/rfq/manage';
  const foreignCookies = cookies.filter((cookie) => !cookie.startsWith(`lang=${reader.lang};`));
  return [
    ...(status === 200 ? [] : [`${path}: ${status}`]),
    ...foreign.map((mark) => `${path}: shows ${mark}`),
    ...(language === reader.lang ? [] : [`${path}: is in ${language}`]),
    ...(isOwnPage && !html.includes(reader.mark) ? [`${path}: does not show the reader's own request`] : []),
    ...foreignCookies.map((cookie) => `${path}: sets ${cookie.split('=')[0]}`),
  ];
}
