/** Vietnam is seven hours ahead and has had no daylight saving since 1975. */
const aheadMs = 7 * 3_600_000

/** A time whose UTC fields are the shop's local date and time. */
export const atShop = (date: Date): Date => new Date(date.getTime() + aheadMs)
