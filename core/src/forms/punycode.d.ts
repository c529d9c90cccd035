/** The package has no types of its own. */
declare module 'punycode.js' {
  const punycode: {
    /** Decodes a label without its `xn--`. Throws a RangeError if it is invalid. */
    decode(label: string): string;
    toASCII(domain: string): string;
    toUnicode(domain: string): string;
  };
  export default punycode;
}
