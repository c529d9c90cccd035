/**
 * Arguments of Node for a server. V8 lets young objects take 128 MiB before it looks at them, which a server that answers
 * thousands of pages a second fills, though nothing of it is needed for longer than an answer.
 */
export const SERVER_NODE_ARGS: readonly string[] = ['--max-semi-space-size=16'];
