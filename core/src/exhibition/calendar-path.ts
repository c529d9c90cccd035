/** Returns the path, below the gateway's root, of an exhibition's calendar file. */
export const exhibitionCalendarPath = (exhibitionId: string, lang: string): string =>
  `exhibition-calendar/${exhibitionId}.ics?lang=${lang}`;
