import { isIP } from 'node:net';

/** How one variable is read: what is allowed, in words, and its value or undefined. */
export interface Rule<Value> {
  readonly allowed: string;
  readonly read: (given: string) => Value | undefined;
}

export const anyText: Rule<string> = { allowed: 'any text', read: (given) => given };

export const oneOf = <Choice extends string>(...choices: readonly Choice[]): Rule<Choice> => ({
  allowed: choices.join(', '),
  read: (given) => choices.find((choice) => choice === given),
});

export const oneOfNumbers = (choices: readonly number[]): Rule<number> => ({
  allowed: choices.join(', '),
  read: (given) => choices.find((choice) => String(choice) === given),
});

export const flag: Rule<boolean> = {
  allowed: '0 or 1',
  read: (given) => ({ 0: false, 1: true })[given],
};

export const wholeNumber = (least: number, most: number): Rule<number> => ({
  allowed: `a whole number from ${least} to ${most}`,
  read: (given) =>
    /^\d{1,9}$/.test(given) && Number(given) >= least && Number(given) <= most ? Number(given) : undefined,
});

export const hostName: Rule<string> = {
  allowed: 'an address or host name such as 127.0.0.1, 0.0.0.0, :: or localhost',
  read: (given) =>
    isIP(given) > 0 || /^[A-Za-z0-9]([A-Za-z0-9.-]{0,252}[A-Za-z0-9])?$/.test(given) ? given : undefined,
};

export const origin: Rule<string> = {
  allowed: 'an origin such as https://fairhall.example, without a path',
  read: (given) => {
    const bare = given.replace(/\/$/, '');
    return /^https?:/.test(bare) && URL.canParse(bare) && new URL(bare).origin === bare ? bare : undefined;
  },
};

export const url = (...schemes: readonly string[]): Rule<string> => ({
  allowed: `a URL that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  read: (given) =>
    schemes.some((scheme) => given.startsWith(`${scheme}://`)) && URL.canParse(given) ? given : undefined,
});

export const folderUrl: Rule<string> = {
  allowed: 'a folder such as file:///srv/fairhall/uploads',
  read: (given) => (/^file:\/\/\/[^?#]+$|^s3:\/\/[^/?#]/.test(given) && URL.canParse(given) ? given : undefined),
};

export const mailbox: Rule<string> = {
  allowed: 'an email address, or a name with one: Fairhall <no-reply@fairhall.example>',
  read: (given) => (/^([^<>\r\n"]+ )?<?[^\s<>@"]+@[^\s<>@"]+>?$/.test(given) ? given : undefined),
};

export const networks: Rule<readonly string[]> = {
  allowed: 'addresses and networks such as 127.0.0.1,10.0.0.0/8, separated by commas',
  read: (given) => {
    const parts = given.split(',').map((part) => part.trim());
    return parts.every(isNetwork) ? parts : undefined;
  },
};

export const basePath: Rule<string> = {
  allowed: 'a path such as /trade, without a slash at its end',
  read: (given) => (given === '/' ? '' : /^(\/[A-Za-z0-9_-]+)+$/.test(given) ? given : undefined),
};

function isNetwork(part: string): boolean {
  const [address = '', bits] = part.split('/');
  const version = isIP(address);
  if (version === 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
