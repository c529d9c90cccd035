import { EMAIL_MAX } from '@fairhall/core/contract/field-limits';
import { isEmail, normalizeEmail } from '@fairhall/core/forms/email';
import mailchecker from 'mailchecker';

/** '1' free mail, '2' a company's domain, '3' unknown or none. */
export interface AddressCheck {
  readonly result: '1' | '2' | '3';
  readonly isVerify: 'valid' | 'invalid';
}

const RESULT_INVALID: AddressCheck = { result: '3', isVerify: 'invalid' };

/** Free mail domains, whose users are more often private persons than companies. */
const MAIL_FREE_DOMAINS: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com yahoo.com yahoo.co.in yahoo.co.uk yahoo.co.jp yahoo.co.id yahoo.fr yahoo.de yahoo.es yahoo.it
  yahoo.com.br yahoo.com.tr ymail.com rocketmail.com hotmail.com hotmail.co.uk hotmail.fr hotmail.de hotmail.es hotmail.it
  outlook.com outlook.de outlook.fr outlook.es live.com live.co.uk live.fr msn.com passport.com qq.com foxmail.com 163.com
  126.com yeah.net sina.com sina.cn sohu.com 139.com 189.cn aliyun.com aol.com icloud.com me.com mac.com proton.me
  protonmail.com pm.me gmx.com gmx.de gmx.net gmx.at web.de t-online.de freenet.de mail.com mail.ru bk.ru inbox.ru list.ru
  yandex.ru yandex.com ya.ru rambler.ru zoho.com zohomail.com rediffmail.com naver.com hanmail.net daum.net kakao.com
  wp.pl o2.pl onet.pl interia.pl gazeta.pl orange.fr wanadoo.fr free.fr laposte.net libero.it virgilio.it uol.com.br
  bol.com.br terra.com.br mynet.com tutanota.com tuta.io fastmail.com hey.com docomo.ne.jp ezweb.ne.jp`.split(/\s+/),
);

/** A domain for tests: an address there is well formed, and nothing else is known about it. */
const MAIL_UNKNOWN_DOMAIN = 'unknown-mx.test';

/** Classifies an email address by its text alone, without a request to any server.   */
export function emailVerdict(email: string): AddressCheck {
  const lower = normalizeEmail(email);
  if (lower.length > EMAIL_MAX || !isEmail(email) || isThrownAway(lower)) return RESULT_INVALID;
  const domain = lower.slice(lower.lastIndexOf('@') + 1);
  if (domain === MAIL_UNKNOWN_DOMAIN) return { result: '3', isVerify: 'valid' };
  return { result: MAIL_FREE_DOMAINS.has(domain) ? '1' : '2', isVerify: 'valid' };
}

/** Only the list of disposable domains is used: the library's rule for a valid address differs from ours. */
const isThrownAway = (email: string): boolean =>
  !mailchecker.isValid(`buyer@${email.slice(email.lastIndexOf('@') + 1)}`);

/** Checks that a phone number has 6 to 14 digits besides its dialling code (D-70).   */
export function numberVerdict(number: string): AddressCheck {
  return /^\d{6,14}$/.test(number) ? { result: '2', isVerify: 'valid' } : RESULT_INVALID;
}
