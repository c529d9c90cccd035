import type { GatewayError } from '@fairhall/core/contract/error';

/** One exit code for each class of ending, so that scripts can tell them apart. */
export const COMMAND_EXIT_CODES = {
  done: 0,
  refused: 1,
  usage: 2,
  loginNeeded: 4,
  unreachable: 5,
  bug: 70,
  interrupted: 130,
} as const;

export type ExitCode = (typeof COMMAND_EXIT_CODES)[keyof typeof COMMAND_EXIT_CODES];

/** Envelope codes for a gateway that is unavailable or broken. */
const EXIT_CODE_BY_ERROR_CODE: Readonly<Record<string, ExitCode>> = {
  '401': COMMAND_EXIT_CODES.loginNeeded,
  '500': COMMAND_EXIT_CODES.bug,
  '503': COMMAND_EXIT_CODES.unreachable,
  unreadable: COMMAND_EXIT_CODES.bug,
};

/** The exit code of a failed call, by the class of its failure. */
export function toExitCode({ kind, code }: GatewayError): ExitCode {
  switch (kind) {
    case 'NETWORK_ERROR':
    case 'TIME_OUT':
      return COMMAND_EXIT_CODES.unreachable;
    case 'INVALID_TOKEN':
      return COMMAND_EXIT_CODES.loginNeeded;
    case 'SERVER_ERROR':
      return EXIT_CODE_BY_ERROR_CODE[code] ?? COMMAND_EXIT_CODES.refused;
  }
}
