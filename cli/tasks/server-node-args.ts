/**
 * Node's arguments for a server. By default V8 lets young objects grow to 128 MiB before it collects them. A server
 * that answers thousands of pages a second fills that, although it needs none of them for longer than a response.
 */
export const SERVER_NODE_ARGS: readonly string[] = ['--max-semi-space-size=16'];
