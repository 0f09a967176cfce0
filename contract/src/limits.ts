export { longestPassword, shortestPassword } from '@nas/domain/password-lengths'

/** Plain numbers, so that forms in the browser import them without schemas. */

export const longestName = 120
/** Digits of a bank account with the spaces that people type. */
export const longestAccount = 30
export const longestPhone = 30
export const longestEmail = 254
export const shortestUsername = 3
export const longestUsername = 60
export const longestStreet = 300
export const longestPlace = 120
export const longestNote = 1000
/** Reason of a cancellation, or note of a refund. */
export const longestReason = 500
export const longestPaymentCode = 40
export const longestProof = 100
export const longestOrderCode = 40
export const longestRating = 2000
export const longestUserNote = 2000
export const longestOrderNote = 2000
/** Order code in the two requests to the shop. */
export const longestNamedOrder = 60
export const longestOccupation = 120
export const longestCompany = 200
export const longestTopic = 120
export const longestMessage = 5000
export const longestBusinessAddress = 500
export const longestRequestNote = 5000
export const longestStockNote = 500
export const maxStars = 5
export const maxRatingPictures = 3
/** In bytes, before decoding. */
export const largestRatingPicture = 8_000_000
export const maxLines = 100
/** Name and query string of saved filters, and their number for a list. */
export const longestViewName = 60
export const longestFilters = 1000
export const maxListViews = 50
/** Colleagues that one note mentions. */
export const maxMentions = 20
/** Orders that one call assigns: a page of the list. */
export const maxAssigned = 100
/** Pieces of one line. */
export const maxPieces = 9999
/** Pieces of a product on hand, and of one change. */
export const maxOnHand = 1_000_000
export const maxComparedLines = 2000
export const maxCounts = 100
export const maxViewed = 100
/** Working days that may be promised for packing and delivery. */
export const maxWorkingDays = 60
export const maxHolidays = 200
/** A mailed code; a registration code contains the registration. */
export const longestMailedCode = 4000
export const maxJobRecords = 500
/** Orders of one print, and their lines: what is drawn within the deadline of its thread. */
export const maxPrintedOrders = 100
export const maxPrintedLines = 2000
export const maxWorkbookRows = 5000
export const longestJobQuery = 4000
/** Maximum of the databases' integer columns, prices in đồng included. */
export const largestNumber = 2_147_483_647
export const maxPriceRows = 10_000
export const largestPriceFile = 2_000_000
