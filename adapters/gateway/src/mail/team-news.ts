import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { CallContext } from '../call-context.ts';
import type { MailKind } from './mail-kinds.ts';
import type { MailContent } from './render-mail.ts';

/** Something that reaches nobody but the organiser's team. */
export interface TeamNews {
  readonly siteId: number;
  readonly dedupeKey: string;
  readonly kind: MailKind;
  /** The email in the language of the site. */
  write(texts: Texts, lang: LanguageCode): Promise<TeamMail>;
}

export interface TeamMail {
  readonly content: Omit<MailContent, 'to'>;
  /** Its line in an email with others of ten minutes; null for one that is sent at once, on its own. */
  readonly listed: string | null;
}

/** The part of a call that emails to the team need. */
export type NewsContext = Pick<CallContext, 'database' | 'now' | 'requestId'>;

/** Queues an email to the organiser's address for such events; none if the site has no address. */
export type NotifyTeam = (context: NewsContext, news: TeamNews) => Promise<void>;
