import * as z from 'zod/mini';
import type { StaticContent, StaticContentName } from '../contract/cms/static-content.ts';
import type { GatewayError } from '../contract/error.ts';
import type { Result } from '../result.ts';

export interface StaticContents {
  /**
   * Loads a page's text for a website in a language. The gateway falls back to English, then to the international site;
   * '404' if there is none. 
   */
  load(name: StaticContentName, websiteId: number, lang: string): Promise<Result<StaticContent, GatewayError>>;
}

/** The schema of static content (D-45). */
export const staticContent = z.object({
  title: z.string(),
  lang: z.string(),
  updated: z.exactOptional(z.string()),
  blocks: z.array(
    z.union([
      z.object({ type: z.enum(['heading', 'text']), text: z.string() }),
      z.object({ type: z.literal('items'), items: z.array(z.string()) }),
      z.object({ type: z.literal('link'), text: z.string(), href: z.string() }),
      z.object({ type: z.literal('image'), text: z.string(), image: z.string() }),
    ]),
  ),
}) satisfies z.ZodMiniType<StaticContent>;
