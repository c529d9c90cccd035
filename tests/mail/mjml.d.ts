declare module 'mjml' {
  /** The members that are used here. */
  interface Options {
    /** Style sheets of fonts by name. */
    readonly fonts: Readonly<Record<string, string>>;
    readonly ignoreIncludes: boolean;
    readonly validationLevel: 'strict';
  }

  interface Made {
    readonly html: string;
    readonly errors: readonly { readonly formattedMessage: string }[];
  }

  export default function mjml2html(source: string, options: Options): Promise<Made>;
}
