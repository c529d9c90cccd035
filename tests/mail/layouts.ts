import { readFileSync } from 'node:fs';
import mjml2html from 'mjml';

const SOURCE = new URL('../../adapters/gateway/src/mail/layout.mjml', import.meta.url);

/** Fonts on the reader's device only: an email loads nothing from a server. */
const LATIN = "'IBM Plex Sans', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const ARABIC = "'IBM Plex Sans Arabic', 'Segoe UI', Tahoma, Arial, sans-serif";

/** Values that differ between the two directions; the gateway fills the other placeholders. */
const DIRECTIONS = {
  ltr: { start: 'left', font: LATIN, latin: LATIN, line: '26px', headLine: '32px', noteLine: '20px' },
  rtl: { start: 'right', font: ARABIC, latin: LATIN, line: '30px', headLine: '38px', noteLine: '24px' },
} as const;

/** The path from which the gateway loads them. */
export const FILE_OF_LAYOUTS = new URL('../../adapters/gateway/src/mail/layouts.json', import.meta.url);

/** The parts of an email by name, with placeholders; see `fillLayout` of the gateway. */
type Layout = Readonly<Record<string, string>>;

/** Builds the emails' layouts of both directions from their MJML, as the content of the committed file. */
export async function buildLayouts(): Promise<string> {
  const layouts = { ltr: await buildLayout('ltr'), rtl: await buildLayout('rtl') };
  return `${JSON.stringify(layouts, null, 2)}\n`;
}

/** Fonts and files from other servers are not included. */
async function buildLayout(direction: keyof typeof DIRECTIONS): Promise<Layout> {
  const source = Object.entries({ ...DIRECTIONS[direction], direction }).reduce(
    (text, [name, value]) => text.replaceAll(`[[${name}]]`, value),
    readFileSync(SOURCE, 'utf8'),
  );
  const { html, errors } = await mjml2html(source, { fonts: {}, ignoreIncludes: true, validationLevel: 'strict' });
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  return partsOf(html.replace(/\s*\n\s*/g, '\n'));
}

/** Splits the HTML at the comments that start a block; the text before the first is `start`. */
function partsOf(html: string): Layout {
  const [start = '', ...others] = html.split('<!-- block ');
  return Object.fromEntries([['start', start], ...others.map(named)]);
}

function named(part: string): readonly [string, string] {
  const end = part.indexOf(' -->');
  return [part.slice(0, end), part.slice(end + ' -->'.length)];
}
