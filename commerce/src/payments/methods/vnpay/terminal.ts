/** What the shop and VNPAY have agreed on. */
export interface Terminal {
  code: string
  secret: string
  /** The payment page. */
  pageUrl: string
  /** Where questions about payments are asked. */
  apiUrl: string
  /** Where customers come back to. */
  returnUrl: string
}
