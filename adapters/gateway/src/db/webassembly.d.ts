/** The part of WebAssembly that the gateway uses. TypeScript declares it with the DOM only. */
declare namespace WebAssembly {
  // biome-ignore lint/suspicious/noEmptyInterface: merges with the DOM's, which a type alias would not.
  interface Module {}
  function compile(bytes: Uint8Array<ArrayBuffer>): Promise<Module>;
}
