import type { Piece } from './pieces.ts';

/** JSON that may stand inside a script element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The JSON of an object that is kept, or undefined for one that is not. */
export type KeptJson = (value: object) => Buffer | undefined;

/** The same JSON in pieces: what is kept is not written again. The value is plain data, as JSON itself can give it. */
export function scriptJsonPieces(value: unknown, keptJson: KeptJson): readonly Piece[] {
  const pieces: Piece[] = [];
  let text = '';
  const write = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) {
      text += scriptJson(part ?? null);
      return;
    }
    const kept = keptJson(part);
    if (kept !== undefined) {
      pieces.push(text, kept);
      text = '';
    } else if (Array.isArray(part)) {
      writeAll('[', part, write, ']');
    } else {
      const present = Object.entries(part).filter(([, member]) => member !== undefined);
      writeAll('{', present, ([name, member]) => writeMember(name, member), '}');
    }
  };
  const writeMember = (name: string, member: unknown): void => {
    text += `${scriptJson(name)}:`;
    write(member);
  };
  const writeAll = <Item>(open: string, items: readonly Item[], writeItem: (item: Item) => void, close: string) => {
    text += open;
    items.forEach((item, place) => {
      if (place > 0) text += ',';
      writeItem(item);
    });
    text += close;
  };
  write(value);
  return [...pieces, text];
}
