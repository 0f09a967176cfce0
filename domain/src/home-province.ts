/** Where the shop is, and where it is taken to deliver to while nothing else is known. */
export const homeProvince = '79'
