import type { Page } from '@playwright/test';

/** Creates 300 categories with two sub-categories each, and five tags in every second one. */
export function createManyTags() {
  return Array.from({ length: 300 }, (_, at) => ({
    id: `C${at}`,
    name: `Category ${at}`,
    children: [0, 1].map((side) => ({
      id: `C${at}-${side}`,
      name: `Part ${side} of ${at}`,
      tags:
        side === 1 ? [] : Array.from({ length: 5 }, (_, tag) => ({ code: `T${at}-${tag}`, name: `Lamp ${at}-${tag}` })),
    })),
  }));
}

/** Responds to the call for tags with these instead of the gateway's. */
export async function provideTags(page: Page, tags: ReturnType<typeof createManyTags>): Promise<void> {
  await page.route('**/getCateAndTagV2', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, data: tags } });
  });
}
