// The types of Response declare its methods as properties, which a class cannot override.
const ResponseBase = Response as unknown as new (
  body: null,
  init: ResponseInit,
) => Pick<Response, 'status' | 'headers'>;

/**
 * A response that keeps its text. It behaves like an ordinary one, but encodes the text and wraps it in a stream only
 * when the stream is requested. That work would take as long as the rest of a call.
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

/** Creates a response that keeps `text` as it is. */
export const createTextResponse = (text: string, init: ResponseInit): Response =>
  new TextResponse(text, init) as unknown as Response; // it has every member for reading
