import { isIP } from 'node:net';

/** How to parse one variable: the allowed values, in words, and a parser that returns undefined for invalid ones. */
export interface SettingRule<Value> {
  readonly allowed: string;
  readonly read: (text: string) => Value | undefined;
}

export const textRule: SettingRule<string> = { allowed: 'any text', read: (text) => text };

export const createChoiceRule = <Choice extends string>(...choices: readonly Choice[]): SettingRule<Choice> => ({
  allowed: choices.join(', '),
  read: (text) => choices.find((choice) => choice === text),
});

export const createNumberChoiceRule = (choices: readonly number[]): SettingRule<number> => ({
  allowed: choices.join(', '),
  read: (text) => choices.find((choice) => String(choice) === text),
});

export const settingSwitch: SettingRule<boolean> = {
  allowed: '0 or 1',
  read: (text) => ({ 0: false, 1: true })[text],
};

export const createNumberRule = (least: number, most: number): SettingRule<number> => ({
  allowed: `a whole number from ${least} to ${most}`,
  read: (text) => (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined),
});

export const settingHost: SettingRule<string> = {
  allowed: 'an address or host name such as 127.0.0.1, 0.0.0.0, :: or localhost',
  read: (text) => (isIP(text) > 0 || /^[A-Za-z0-9]([A-Za-z0-9.-]{0,252}[A-Za-z0-9])?$/.test(text) ? text : undefined),
};

export const originRule: SettingRule<string> = {
  allowed: 'an origin such as https://fairhall.example, without a path',
  read: (text) => {
    const bare = text.replace(/\/$/, '');
    return /^https?:/.test(bare) && URL.canParse(bare) && new URL(bare).origin === bare ? bare : undefined;
  },
};

export const createUrlRule = (...schemes: readonly string[]): SettingRule<string> => ({
  allowed: `a URL that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  read: (text) => (schemes.some((scheme) => text.startsWith(`${scheme}://`)) && URL.canParse(text) ? text : undefined),
});

export const folderUrlRule: SettingRule<string> = {
  allowed: 'a folder such as file:///srv/fairhall/uploads',
  read: (text) => (/^file:\/\/\/[^?#]+$|^s3:\/\/[^/?#]/.test(text) && URL.canParse(text) ? text : undefined),
};

export const senderRule: SettingRule<string> = {
  allowed: 'an email address, or a name with one: Fairhall <no-reply@fairhall.example>',
  read: (text) => (/^([^<>\r\n"]+ )?<?[^\s<>@"]+@[^\s<>@"]+>?$/.test(text) ? text : undefined),
};

export const settingNetworkList: SettingRule<readonly string[]> = {
  allowed: 'addresses and networks such as 127.0.0.1,10.0.0.0/8, separated by commas',
  read: (text) => {
    const parts = text.split(',').map((part) => part.trim());
    return parts.every(isNetwork) ? parts : undefined;
  },
};

export const pathRule: SettingRule<string> = {
  allowed: 'a path such as /trade, without a slash at its end',
  read: (text) => (text === '/' ? '' : /^(\/[A-Za-z0-9_-]+)+$/.test(text) ? text : undefined),
};

function isNetwork(part: string): boolean {
  const [address = '', bits] = part.split('/');
  const version = isIP(address);
  if (version === 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
