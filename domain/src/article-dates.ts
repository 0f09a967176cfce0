/** Whether the date of an article is later than `now`, in milliseconds; until then it is hidden. */
export const isBeforeDate = (published_at: unknown, now = Date.now()): boolean =>
  Date.parse(String(published_at)) > now
