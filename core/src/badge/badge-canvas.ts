/**
 * What of a canvas's 2D context the drawing of a badge uses, so that one drawing serves browsers and Node. Contexts of both
 * may be passed as they are.
 */
export interface BadgeCanvas {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  font: string;
  textAlign: 'left' | 'right' | 'center' | 'start' | 'end';
  textBaseline: 'alphabetic' | 'top' | 'hanging' | 'middle' | 'ideographic' | 'bottom';
  direction: 'ltr' | 'rtl' | 'inherit';
  /** In a CSS length; contexts that do not know it draw letters as far apart as the font says. */
  letterSpacing: string;
  fillRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  measureText(text: string): { readonly width: number };
  beginPath(): void;
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
  fill(): void;
  stroke(): void;
}
