import type { AccountOverview } from '@fairhall/core/account/load-account';
import type { Profile } from '@fairhall/core/account/profile';
import type { PersonalDataSummary } from '@fairhall/core/contract/account/personal-data';
import { imageUrl } from '@fairhall/core/contract/resource';
import type { Texts } from '@fairhall/core/ports/texts';
import { getFormat } from '@fairhall/core/site/format';
import type { LanguageCode } from '@fairhall/core/site/languages';

export interface AccountData {
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly profile: Profile;
  /** Sorted by their names in the page's language. */
  readonly countries: readonly { readonly value: string; readonly name: string }[];
  readonly requests: string;
  readonly enquiries: string;
  readonly orders: string;
  /** The latest enquiries with replies that the buyer has not read. */
  readonly waiting: readonly WaitingWords[];
  readonly sessions: readonly SessionWords[];
  readonly personalData: PersonalDataSummary;
  readonly confirmation: AccountOverview['confirmation'];
}

interface WaitingWords {
  readonly id: string;
  readonly title: string;
  /**
   * The subject of the enquiry. If the subject is the supplier, which the title names, or was deleted: the beginning of
   * the reply.
   */
  readonly about: string;
  /** Null without a picture. */
  readonly picture: string | null;
}

interface SessionWords {
  readonly id: string;
  readonly device: string;
  readonly time: string;
  readonly isThis: boolean;
}

/** Formats the account's data for its page and its drawer. */
export function toAccountData(
  { user, purchase, countries, requests, enquiries, sessions, personalData, confirmation }: AccountOverview,
  { texts, lang, imageServer }: { texts: Texts; lang: LanguageCode; imageServer: string },
): AccountData {
  const { number, date, countryName } = getFormat(lang);
  const { companyName, companyWebsite, jobTitle, countryId } = purchase;
  return {
    personalData,
    confirmation,
    name: user?.nickname ?? '',
    company: user?.companyName ?? '',
    email: user?.email ?? '',
    profile: { nickname: user?.nickname ?? '', companyName, companyWebsite, jobTitle, countryId },
    countries: countries
      .map(({ id, code2, enName }) => ({ value: id, name: countryName(code2) || enName }))
      .sort((one, other) => one.name.localeCompare(other.name, lang)),
    requests: number(requests.total),
    enquiries: number(enquiries.total),
    orders: number(personalData.orders),
    waiting: enquiries.records
      .filter(({ unread }) => unread > 0)
      .map(({ enquiryId, supplierName, target, text }) => ({
        id: enquiryId,
        title: texts.text('me.answered', { supplier: supplierName }),
        about: target.type === 'supplier' || target.name === '' ? text : target.name,
        picture: target.image === '' ? null : imageUrl(imageServer, target.image, 166),
      })),
    sessions: sessions.map(({ sessionId, device, createTime, endTime, isThis }) => ({
      id: sessionId,
      device: device === '' ? texts.text('me.session.unknown') : device,
      time: texts.text('me.session.time', { from: date(createTime), until: date(endTime) }),
      isThis,
    })),
  };
}
