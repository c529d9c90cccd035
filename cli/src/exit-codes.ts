import type { GatewayError } from '@fairhall/core/contract/error';

/** The exit codes: one for each class of ending, so that scripts can tell them apart. */
export const EXIT = {
  done: 0,
  refused: 1,
  usage: 2,
  loginNeeded: 4,
  unreachable: 5,
  bug: 70,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Envelope codes that mean that the gateway cannot answer now, or is broken. */
const BY_CODE: Readonly<Record<string, ExitCode>> = {
  '401': EXIT.loginNeeded,
  '500': EXIT.bug,
  '503': EXIT.unreachable,
  unreadable: EXIT.bug,
};

/** The exit code of a failed call, by the class of its failure. */
export function exitCodeOf({ kind, code }: GatewayError): ExitCode {
  switch (kind) {
    case 'NETWORK_ERROR':
    case 'TIME_OUT':
      return EXIT.unreachable;
    case 'INVALID_TOKEN':
      return EXIT.loginNeeded;
    case 'SERVER_ERROR':
      return BY_CODE[code] ?? EXIT.refused;
  }
}
