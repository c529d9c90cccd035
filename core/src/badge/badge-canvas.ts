/**
 * The part of a canvas's 2D context that draws a badge, so that the same code runs in browsers and in Node. Pass the
 * contexts of both as they are.
 */
export interface BadgeCanvas {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  font: string;
  textAlign: 'left' | 'right' | 'center' | 'start' | 'end';
  textBaseline: 'alphabetic' | 'top' | 'hanging' | 'middle' | 'ideographic' | 'bottom';
  direction: 'ltr' | 'rtl' | 'inherit';
  /** A CSS length; contexts that do not support it use the font's own letter spacing. */
  letterSpacing: string;
  fillRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  measureText(text: string): { readonly width: number };
  beginPath(): void;
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
  fill(): void;
  stroke(): void;
}
