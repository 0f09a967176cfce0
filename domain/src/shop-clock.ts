/** Vietnam is seven hours ahead and has had no daylight saving since 1975. */
const aheadMs = 7 * 3_600_000

/** The time whose UTC date and time are the shop's local ones. */
export const atShop = (date: Date): Date => new Date(date.getTime() + aheadMs)
