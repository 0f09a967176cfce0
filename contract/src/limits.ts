export { longestPassword, shortestPassword } from '@nas/domain/password-length'

/** Plain numbers, so that forms in the browser import them without schemas. */

/** Most characters of what people type in. */
export const longestName = 120
export const longestPhone = 30
export const longestEmail = 254
export const shortestUsername = 3
export const longestUsername = 60
/** House number and street. */
export const longestStreet = 300
/** A province, district or ward. */
export const longestPlace = 120
export const longestNote = 1000
/** Why an order is cancelled, or how money was paid back. */
export const longestReason = 500
export const longestPaymentCode = 40
export const longestOrderCode = 40
export const longestRating = 2000
/** What staff note of a member. */
export const longestUserNote = 2000
/** Of the two requests to the shop. */
export const longestNamedOrder = 60
export const longestOccupation = 120
export const longestCompany = 200
export const longestTopic = 120
export const longestMessage = 5000
export const longestBusinessAddress = 500
/** What staff note of such a request. */
export const longestRequestNote = 5000
/** Why a stock is changed. */
export const longestStockNote = 500
export const mostStars = 5
/** Lines of an order or a cart. */
export const mostLines = 100
/** Pieces of one line. */
export const mostPieces = 9999
/** Pieces of a product on hand, and those that one change adds or takes. */
export const mostOnHand = 1_000_000
/** Lines that are compared by one call, and counted products that are written by one. */
export const mostComparedLines = 2000
export const mostCounts = 100
/** Products looked at. */
export const mostViewed = 100
/** What may be promised of packing and of the way, in working days. */
export const mostWorkingDays = 60
/** Days off that the shop keeps. */
export const mostHolidays = 200
/** Of a code that came by mail; a registration is in its code itself. */
export const longestMailedCode = 4000
