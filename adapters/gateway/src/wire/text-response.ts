// A response's types declare its methods as members, which no class could override.
const ResponseBase = Response as unknown as new (
  body: null,
  init: ResponseInit,
) => Pick<Response, 'status' | 'headers'>;

/**
 * A response whose text is at hand. To whoever reads it it is an ordinary one; what a platform's response does to a text
 * (encode it, wrap it in a stream, decode it again) is left until somebody asks for the stream. It takes as long as the
 * rest of a call.
 */
class TextResponse extends ResponseBase {
  readonly ready: string;
  #streamed: Response | undefined;

  constructor(text: string, init: ResponseInit) {
    super(null, init);
    this.ready = text;
  }

  get body() {
    return this.#whole().body;
  }
  get bodyUsed() {
    return this.#streamed?.bodyUsed ?? false;
  }
  async text() {
    return this.ready;
  }
  async json() {
    return JSON.parse(this.ready);
  }
  arrayBuffer() {
    return this.#whole().arrayBuffer();
  }
  bytes() {
    return this.#whole().bytes();
  }
  blob() {
    return this.#whole().blob();
  }
  clone() {
    return createTextResponse(this.ready, { status: this.status, headers: this.headers });
  }

  #whole() {
    this.#streamed ??= new Response(this.ready);
    return this.#streamed;
  }
}

/** A response that is `text` and does not take it apart. */
export const createTextResponse = (text: string, init: ResponseInit): Response =>
  new TextResponse(text, init) as unknown as Response; // every member that reads is there
