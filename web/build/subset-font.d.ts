declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2';
    /** Bounds of a variable font's axes; null leaves an axis as it is. */
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  }
  /** The font with the signs of a text alone. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
