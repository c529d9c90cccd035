/** The package has no types of its own. */
declare module 'punycode.js' {
  const punycode: {
    /** A label without its `xn--`. Throws a RangeError for what is no code. */
    decode(label: string): string;
    toASCII(domain: string): string;
    toUnicode(domain: string): string;
  };
  export default punycode;
}
