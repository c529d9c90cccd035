/** Where an exhibition is fetched for a calendar, as a path below the gateway's root. */
export const calendarPath = (exhibitionId: string, lang: string): string =>
  `exhibition-calendar/${exhibitionId}.ics?lang=${lang}`;
